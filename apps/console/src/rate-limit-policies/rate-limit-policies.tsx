import type { ReactNode } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Empty } from '../states/empty.tsx'

export function RateLimitPolicies(): ReactNode {
  return (
    <>
      <ViewHeader title="Rate limit policies" />
      <Empty title="This view is being built." />
    </>
  )
}
