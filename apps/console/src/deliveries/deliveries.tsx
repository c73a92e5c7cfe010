import type { ReactNode } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Empty } from '../states/empty.tsx'

export function Deliveries(): ReactNode {
  return (
    <>
      <ViewHeader title="Deliveries" />
      <Empty title="This view is being built." />
    </>
  )
}
