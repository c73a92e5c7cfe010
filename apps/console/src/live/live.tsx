import type { ReactNode } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Empty } from '../states/empty.tsx'

export function Live(): ReactNode {
  return (
    <>
      <ViewHeader title="Live" />
      <Empty title="This view is being built." />
    </>
  )
}
