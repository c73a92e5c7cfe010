import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type EventType, eventTypes, type Schemas } from '@tenant-api/client'
import { mutationOptions, operationKey, useClient } from '@tenant-api/react'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { ConfirmDialog, useIsOpen } from '../controls/confirm-dialog.tsx'
import { useFirstInvalid } from '../controls/first-invalid.ts'
import type { Tagged } from '../session/tagged.ts'
import { AuthorizationFields } from './authorization-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { ReplayDialog, SkipDialog } from './replay.tsx'
import { useChange } from './stream.ts'
import { authorizationIn, errorsOf, startIn } from './stream-fields.ts'
import type { TestEvent } from './test-outcome.tsx'
import { useUnstoredSecrets } from './unstored-secrets.tsx'

interface StreamActionsProps {
  readonly current: Tagged<Schemas['EventStream']>
  readonly onTest: (test: TestEvent) => void
}

/** The actions for an event stream. All except Edit open a dialog first. */
export function StreamActions({ current, onTest }: StreamActionsProps): ReactNode {
  const { data: stream } = current
  const [open, setOpen] = useState<'test' | 'rotate' | 'replay' | 'skip' | 'disable' | 'enable' | 'delete'>()
  // Send the same secret until a rotation succeeds, also from a dialog that is opened again. A request without an answer may have
  // changed the secret. The service keeps one previous secret, so a further one would invalidate the secret of the receiver.
  const [newSecret, setNewSecret] = useState(newSigningSecret)
  const [, navigate] = useLocation()
  const dialog = { current, onClose: () => setOpen(undefined) }
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
        <>
          <ActionButton operation="replayEvents" onClick={() => setOpen('replay')}>
            Replay
          </ActionButton>
          <ActionButton operation="skipEvents" onClick={() => setOpen('skip')}>
            Skip
          </ActionButton>
          <ActionButton operation="updateEventStream" onClick={() => setOpen('disable')}>
            Disable
          </ActionButton>
        </>
      ) : (
        <ActionButton operation="updateEventStream" onClick={() => setOpen('enable')}>
          Enable
        </ActionButton>
      )}
      <ActionButton operation="deleteEventStream" onClick={() => setOpen('delete')}>
        Delete
      </ActionButton>
      {open === 'test' && <TestDialog {...dialog} onTest={onTest} />}
      {open === 'rotate' && (
        <RotateDialog
          {...dialog}
          newSecret={newSecret}
          onRotated={secret => setNewSecret(next => (next === secret ? newSigningSecret() : next))}
        />
      )}
      {open === 'replay' && <ReplayDialog stream={stream} onClose={dialog.onClose} />}
      {open === 'skip' && <SkipDialog stream={stream} onClose={dialog.onClose} />}
      {open === 'disable' && <DisableDialog {...dialog} />}
      {open === 'enable' && <EnableDialog {...dialog} />}
      {open === 'delete' && <DeleteDialog {...dialog} />}
    </>
  )
}

interface TestDialogProps extends DialogProps {
  readonly onTest: (test: TestEvent) => void
}

/** Asks for the type of a test event, and sends it. */
function TestDialog({ current: { data: stream }, onClose, onTest }: TestDialogProps): ReactNode {
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

interface RotateDialogProps extends DialogProps {
  readonly newSecret: string
  /** @param secret the new secret, which the service has stored */
  readonly onRotated: (secret: string) => void
}

/**
 * Replaces the signing secret. The API replaces only a whole destination, so the dialog also asks for the credentials
 * of the endpoint.
 */
function RotateDialog({ current, newSecret, onRotated, onClose }: RotateDialogProps): ReactNode {
  const { data: stream } = useOpened(current)
  // The property changes if a request of an earlier dialog succeeds. This dialog keeps showing the secret that it sends.
  const [signing_secret] = useState(newSecret)
  const { keep } = useUnstoredSecrets()
  const isOpen = useIsOpen()
  const { mutate, isPending, error } = useChange('updateEventStream', ({ id, name }) => {
    keep({ id, name, secret: signing_secret })
    onRotated(signing_secret)
    // Close the dialog now, because the secret cannot take the focus below it.
    if (isOpen.current) onClose()
  })
  const { webhook_endpoint, webhook_authorization } = stream.destination.configuration
  const errors = errorsOf(error)
  const fields = useFirstInvalid<HTMLDivElement>(error)
  function rotate(given: FormData): void {
    const configuration = { webhook_endpoint, webhook_authorization: authorizationIn(given), signing_secret }
    // Not conditional: a request without an answer may have changed the entity tag, and a repetition sends the same secret.
    mutate({ id: stream.id, destination: { type: 'webhook', configuration } })
  }
  return (
    <ConfirmDialog
      title={`Rotate the signing secret of “${stream.name}”?`}
      confirm="Rotate"
      tone="primary"
      isBusy={isPending}
      error={errors ? undefined : error}
      onCancel={onClose}
      onConfirm={rotate}
    >
      <p>
        The new secret is shown once. For 24 hours, deliveries carry the signatures of both secrets, so that
        your receiver misses nothing.
      </p>
      <p className="muted">Enter the credentials of the endpoint again: the service does not show them.</p>
      <div ref={fields} className="fields">
        <AuthorizationFields current={webhook_authorization} errors={errors ?? {}} />
      </div>
    </ConfirmDialog>
  )
}

function DisableDialog({ current, onClose }: DialogProps): ReactNode {
  const { data: stream, condition } = useOpened(current)
  const { mutate, isPending, error } = useChange('updateEventStream')
  return (
    <ConfirmDialog
      title={`Disable the event stream “${stream.name}”?`}
      confirm="Disable"
      isBusy={isPending}
      error={error}
      onCancel={onClose}
      onConfirm={() => mutate({ id: stream.id, ...condition, status: 'disabled' }, { onSuccess: onClose })}
    >
      <p>Deliveries that have not succeeded yet end as failed. You can redeliver them when it is enabled.</p>
      <p>When you enable it, you choose whether it gets the events that happen meanwhile.</p>
    </ConfirmDialog>
  )
}

/** Asks with which events an event stream begins, and enables it. */
function EnableDialog({ current, onClose }: DialogProps): ReactNode {
  const { data: stream, condition } = useOpened(current)
  const { mutate, isPending, error } = useChange('updateEventStream')
  const errors = errorsOf(error)
  const fields = useFirstInvalid<HTMLDivElement>(error)
  return (
    <ConfirmDialog
      title={`Enable the event stream “${stream.name}”?`}
      confirm="Enable"
      tone="primary"
      isBusy={isPending}
      error={errors ? undefined : error}
      onCancel={onClose}
      onConfirm={given =>
        mutate({ id: stream.id, ...condition, status: 'enabled', ...startIn(given) }, { onSuccess: onClose })
      }
    >
      <div ref={fields}>
        <PlaceField
          label="Start with"
          name="start"
          kinds={{
            now: 'New events',
            stopped: 'Events since it was disabled, and those that ended then',
            time: 'Events since a time',
            offset: 'Events after a message',
          }}
          errors={{ time: errors?.start_time ?? '', offset: errors?.start_offset ?? '' }}
        />
      </div>
    </ConfirmDialog>
  )
}

function DeleteDialog({ current, onClose }: DialogProps): ReactNode {
  const { data: stream, condition } = useOpened(current)
  const client = useClient()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(client, 'deleteEventStream'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: operationKey(client, 'listEventStreams') }),
  })
  // TanStack Query does not call this if the user closes the dialog before the answer.
  const onSuccess = () => navigate('/event-streams', { replace: true })
  return (
    <ConfirmDialog
      title={`Delete the event stream “${stream.name}”?`}
      confirm="Delete"
      isBusy={isPending}
      error={error}
      onCancel={onClose}
      onConfirm={() => mutate({ id: stream.id, ...condition }, { onSuccess })}
    >
      <p>Its deliveries end, and the history of its failed deliveries is removed. This cannot be undone.</p>
    </ConfirmDialog>
  )
}

/** Makes a signing secret from 32 random bytes. To rotate a secret, the caller of the API sends the new one. */
function newSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}

/** The properties that all dialogs of an event stream have. */
interface DialogProps {
  readonly current: Tagged<Schemas['EventStream']>
  readonly onClose: () => void
}

/** The event stream as it was when a dialog was opened. The page reads it again meanwhile, behind the dialog. */
function useOpened(current: Tagged<Schemas['EventStream']>): Tagged<Schemas['EventStream']> {
  const [opened] = useState(current)
  return opened
}
