import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { mutationOptions, operationKey, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

interface DeletePolicyProps {
  readonly policy: Schemas['RateLimitPolicy']
  /** Called after the deletion, or when the user cancels. */
  readonly onEnd: () => void
}

/** Asks before it deletes a policy. */
export function DeletePolicy({ policy: { id, consumer_selector }, onEnd }: DeletePolicyProps): ReactNode {
  const client = useClient()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(client, 'deleteRateLimitPolicy'),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: operationKey(client, 'listRateLimitPolicies') }),
  })
  /** TanStack Query does not call this if the user closes the dialog before the answer. */
  function onSuccess(): void {
    // The deleted row contained the button that had the focus, so focus the heading instead. Close the dialog first:
    // while it is open, nothing outside of it can take the focus.
    flushSync(onEnd)
    document.querySelector('h1')?.focus()
  }
  return (
    <ConfirmDialog
      title="Delete the rate limit policy?"
      confirm="Delete"
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate({ id }, { onSuccess })}
      onCancel={onEnd}
    >
      <p>
        The policy of <code>{consumer_selector}</code> ends at once. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
