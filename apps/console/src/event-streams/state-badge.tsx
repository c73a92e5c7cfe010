import type { ReactNode } from 'react'
import { Badge } from '../controls/badge.tsx'
import { type State, stateTones } from './stream.ts'

/** The state of an event stream, in the document's word. @param state undefined while it is not known */
export function StateBadge({ state }: { readonly state: State | undefined }): ReactNode {
  if (!state) return <span className="muted">…</span>
  // The service may have states that are newer than the console.
  return <Badge tone={stateTones[state] ?? 'neutral'}>{state}</Badge>
}
