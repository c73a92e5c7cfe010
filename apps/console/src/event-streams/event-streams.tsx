import type { ReactNode } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Empty } from '../states/empty.tsx'

export function EventStreams(): ReactNode {
  return (
    <>
      <ViewHeader title="Event streams" />
      <Empty title="This view is being built." />
    </>
  )
}
