import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutationOptions, operationKey, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

export function DeleteDialog({ stream, onClose }: DialogProps): ReactNode {
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
      onConfirm={() => mutate({ id: stream.id }, { onSuccess })}
    >
      <p>Its deliveries end, and the history of its failed deliveries is removed. This cannot be undone.</p>
    </ConfirmDialog>
  )
}
