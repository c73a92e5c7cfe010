import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { EventTail } from './event-tail.tsx'

/** The events of the tenant as they happen. */
export function Live(): ReactNode {
  const [search] = useSearchParams()
  const since = search.get('since') || undefined
  return (
    <>
      <ViewHeader title="Live" />
      <Allowed operation="subscribeEvents">
        <EventTail key={since} since={since} />
      </Allowed>
    </>
  )
}
