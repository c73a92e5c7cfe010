import { type EventType, eventTypes } from '@tenant-api/client'
import { type ReactNode, useId } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import type { TestEvent } from './test-outcome.tsx'
import { useChange } from './use-stream.ts'

interface TestDialogProps extends DialogProps {
  readonly onTest: (test: TestEvent) => void
}

/** Asks for the type of a test event, and sends it. */
export function TestDialog({ stream, onClose, onTest }: TestDialogProps): ReactNode {
  const { mutate, isPending, error } = useChange('testEventStream')
  const id = useId()
  const subscribed = stream.subscriptions.map(({ event_type }) => event_type)
  const others = eventTypes.filter(type => !subscribed.includes(type))
  function send(fields: FormData): void {
    const event_type = String(fields.get('event_type')) as EventType
    mutate(
      { id: stream.id, event_type },
      {
        onSuccess(accepted) {
          onTest(accepted)
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      title={`Send a test event to “${stream.name}”`}
      confirm="Send"
      tone="primary"
      isBusy={isPending}
      error={error}
      onCancel={onClose}
      onConfirm={send}
    >
      <div className="field">
        <label htmlFor={id}>Event type</label>
        <select id={id} name="event_type">
          <Types label="Subscribed" types={subscribed} />
          {others.length > 0 && <Types label="Not subscribed" types={others} />}
        </select>
      </div>
      <p className="muted">
        The service attempts it once, with the data of the documentation’s example. Only this event stream
        receives it, marked as a test.
      </p>
    </ConfirmDialog>
  )
}

function Types({ label, types }: { readonly label: string; readonly types: readonly string[] }): ReactNode {
  return (
    <optgroup label={label}>
      {types.map(type => (
        <option key={type}>{type}</option>
      ))}
    </optgroup>
  )
}
