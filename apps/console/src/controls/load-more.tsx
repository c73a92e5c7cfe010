import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface LoadMoreProps {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): unknown
  }
}

/** A button that loads the next page of a list. Shows nothing if there is no next page. */
export function LoadMore({ list }: LoadMoreProps): ReactNode {
  if (!list.hasNextPage) return null
  return (
    <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      Load more
    </Button>
  )
}
