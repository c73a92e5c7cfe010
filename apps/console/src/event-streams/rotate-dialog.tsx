import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useIsOpen } from '../dialogs/use-is-open.ts'
import { AuthorizationFields } from './authorization-fields.tsx'
import type { DialogProps } from './dialog-props.ts'
import { authorizationIn, errorsOf } from './stream-fields.ts'
import { useUnstoredSecrets } from './unstored-secrets.tsx'
import { useFirstInvalid } from './use-first-invalid.ts'
import { useChange } from './use-stream.ts'

interface RotateDialogProps extends DialogProps {
  readonly newSecret: string
  /** @param secret the new secret, which the service has stored */
  readonly onRotated: (secret: string) => void
}

/**
 * Replaces the signing secret. The API replaces only a whole destination, so the dialog also asks for the credentials
 * of the endpoint.
 */
export function RotateDialog({ stream, newSecret, onRotated, onClose }: RotateDialogProps): ReactNode {
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
