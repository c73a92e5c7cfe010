import type { ReactNode } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useChange } from './use-stream.ts'

export function DisableDialog({ stream, onClose }: DialogProps): ReactNode {
  const { mutate, isPending, error } = useChange('updateEventStream')
  return (
    <ConfirmDialog
      title={`Disable the event stream “${stream.name}”?`}
      confirm="Disable"
      isBusy={isPending}
      error={error}
      onCancel={onClose}
      onConfirm={() => mutate({ id: stream.id, status: 'disabled' }, { onSuccess: onClose })}
    >
      <p>Deliveries that have not succeeded yet end as failed. You can redeliver them when it is enabled.</p>
      <p>Events that happen while it is disabled are not delivered to it.</p>
    </ConfirmDialog>
  )
}
