import type { Schemas } from '@tenant-api/client'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { Problem } from '../states/problem.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { RotateDialog } from './rotate-dialog.tsx'
import { newSigningSecret } from './signing-secret.ts'
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
  // Send the same secret until a rotation succeeds, also from a dialog that is opened again. A request without an answer may have
  // changed the secret. The service keeps one previous secret, so a further one would invalidate the secret of the receiver.
  const [newSecret, setNewSecret] = useState(newSigningSecret)
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
      {open === 'rotate' && (
        <RotateDialog
          {...dialog}
          newSecret={newSecret}
          onRotated={secret => setNewSecret(next => (next === secret ? newSigningSecret() : next))}
        />
      )}
      {open === 'disable' && <DisableDialog {...dialog} />}
      {open === 'delete' && <DeleteDialog {...dialog} />}
    </>
  )
}
