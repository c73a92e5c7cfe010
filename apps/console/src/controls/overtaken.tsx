import { isFailure } from '@tenant-api/client'
import { type ReactNode, useEffect, useRef } from 'react'
import { ChangedBy } from '../log/changed-by.tsx'
import { Button } from './button.tsx'
import { Facts } from './facts.tsx'
import { Time } from './time.tsx'

/** Whether a write was refused because someone has changed the resource since it was read. */
export function isOvertaken(error: unknown): boolean {
  return isFailure(error) && error.code === 'precondition_failed'
}

interface OvertakenProps {
  /** What the form changes: "event stream". */
  readonly what: string
  /** The resource as it is now. */
  readonly now: { readonly id: string; readonly updated_at?: string }
  /** The values of the resource that the form did not begin with, by their labels. */
  readonly changes: Readonly<Record<string, ReactNode>>
  /** Shows the form with the values of the resource. */
  readonly onDiscard: () => void
}

/** Says in a form that someone else has changed the resource meanwhile, what it is now, and what to do. The form keeps its input. */
export function Overtaken({ what, now: { id, updated_at }, changes, onDiscard }: OvertakenProps): ReactNode {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="problem overtaken" role="alert">
      <p ref={text} tabIndex={-1}>
        <strong>Someone else has changed the {what} since you opened this form.</strong> Nothing of yours is
        saved yet. To replace the other change with your input, save again.
      </p>
      <Facts
        facts={{
          ...changes,
          Changed: updated_at && (
            <>
              <Time value={updated_at} /> <ChangedBy id={id} at={updated_at} />
            </>
          ),
        }}
      />
      <Button onClick={onDiscard}>Discard my input</Button>
    </div>
  )
}
