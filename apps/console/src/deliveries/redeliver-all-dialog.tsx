import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutationOptions, operationKey, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useIsOpen } from '../dialogs/use-is-open.ts'
import { type Count, countDeliveries } from './count-deliveries.ts'
import type { Filters } from './filters.ts'

interface RedeliverAllDialogProps {
  readonly id: string
  readonly filters: Filters
  readonly onAccepted: (count: number) => void
  readonly onClose: () => void
}

/** Counts the deliveries that match the filters, asks, and lets the service redeliver them. */
export function RedeliverAllDialog({ id, filters, onAccepted, onClose }: RedeliverAllDialogProps): ReactNode {
  const client = useClient()
  const queryClient = useQueryClient()
  const count = useQuery({
    queryKey: [...operationKey(client, 'getEventDeliveries'), 'count', id, filters],
    queryFn: ({ signal }) => countDeliveries(client, id, filters, signal),
    gcTime: 0,
    retry: false,
  })
  const isOpen = useIsOpen()
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(client, 'redeliverEvents'),
    onSuccess: async ({ accepted }) => {
      await queryClient.invalidateQueries({ queryKey: operationKey(client, 'getEventStreamStats') })
      onAccepted(accepted)
      if (isOpen.current) onClose()
    },
  })
  const isFiltered = Object.keys(filters).length > 0
  return (
    <ConfirmDialog
      title={isFiltered ? 'Redeliver all deliveries that match the filters?' : 'Redeliver all deliveries?'}
      confirm={count.data?.isExact ? `Redeliver ${count.data.count.toLocaleString()}` : 'Redeliver all'}
      tone="primary"
      isBusy={count.isPending || isPending}
      error={error}
      onConfirm={() => mutate({ id, ...filters })}
      onCancel={onClose}
    >
      <p role="status">{count.isPending ? 'Counting the deliveries …' : sentenceOf(count.data)}</p>
      <p className="muted">
        Each runs the whole retry schedule again. A delivery that succeeds leaves the list.
      </p>
    </ConfirmDialog>
  )
}

function sentenceOf(count: Count | undefined): string {
  if (!count) return 'The deliveries could not be counted: all are redelivered.'
  const number = count.count.toLocaleString()
  if (!count.isExact) return `There are more than ${number}: all are redelivered.`
  return count.count === 1 ? '1 delivery is redelivered.' : `${number} deliveries are redelivered.`
}
