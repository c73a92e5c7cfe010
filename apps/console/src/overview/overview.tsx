import type { ReactNode } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Empty } from '../states/empty.tsx'

export function Overview(): ReactNode {
  return (
    <>
      <ViewHeader title="Overview" />
      <Empty title="This view is being built." />
    </>
  )
}
