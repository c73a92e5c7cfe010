import type { Schemas } from '@tenant-api/client'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { Problem } from '../states/problem.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { RotateDialog } from './rotate-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'
import type { TestEvent } from './test-outcome.tsx'
import { useChange } from './use-stream.ts'

interface StreamActionsProps {
  readonly stream: Schemas['EventStream']
  readonly onTest: (test: TestEvent) => void
}

/** The actions for an event stream. All except Edit and Enable open a dialog first. */
export function StreamActions({ stream, onTest }: StreamActionsProps): ReactNode {
  const [open, setOpen] = useState<'test' | 'rotate' | 'disable' | 'delete'>()
  const [, navigate] = useLocation()
  const enabling = useChange('updateEventStream')
  const dialog = { stream, onClose: () => setOpen(undefined) }
  return (
    <>
      <ActionButton operation="testEventStream" tone="primary" onClick={() => setOpen('test')}>
        Send a test event
      </ActionButton>
      <ActionButton
        operation="updateEventStream"
        onClick={() => navigate(`/event-streams/${stream.id}/edit`)}
      >
        Edit
      </ActionButton>
      <ActionButton operation="updateEventStream" onClick={() => setOpen('rotate')}>
        Rotate the secret
      </ActionButton>
      {stream.status === 'enabled' ? (
        <ActionButton operation="updateEventStream" onClick={() => setOpen('disable')}>
          Disable
        </ActionButton>
      ) : (
        <ActionButton
          operation="updateEventStream"
          isBusy={enabling.isPending}
          onClick={() => enabling.mutate({ id: stream.id, status: 'enabled' })}
        >
          Enable
        </ActionButton>
      )}
      <ActionButton operation="deleteEventStream" onClick={() => setOpen('delete')}>
        Delete
      </ActionButton>
      {enabling.error && <Problem error={enabling.error} />}
      {open === 'test' && <TestDialog {...dialog} onTest={onTest} />}
      {open === 'rotate' && <RotateDialog {...dialog} />}
      {open === 'disable' && <DisableDialog {...dialog} />}
      {open === 'delete' && <DeleteDialog {...dialog} />}
    </>
  )
}
