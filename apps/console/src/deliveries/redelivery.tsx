import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@tenant-api/client'
import { mutationOptions, operationKey, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { ConfirmDialog, useIsOpen } from '../controls/confirm-dialog.tsx'
import { Problem } from '../controls/problem.tsx'
import { atMost } from '../event-streams/stream.ts'
import { usePermission } from '../session/permission.tsx'
import type { Filters } from './filters.ts'
import type { Redeliveries } from './redeliveries.ts'

interface RedeliveryStatusProps {
  readonly redeliveries: Redeliveries
  /** The result of the accepted redeliveries, shown when they have ended. */
  readonly outcome: string
}

/** The progress and the result of redeliveries. */
export function RedeliveryStatus({ redeliveries, outcome }: RedeliveryStatusProps): ReactNode {
  const { run, remaining = 0, accepted, isOver, forget } = redeliveries
  const { reason } = usePermission('getEventStreamStats')
  const sentence = run.isRunning
    ? `The service has accepted ${run.accepted} of ${run.total}. Stay on this page until it has accepted all.`
    : remaining > 0
      ? `${atMost(remaining)} ${remaining === 1 ? 'delivery is' : 'deliveries are'} being redelivered.`
      : accepted && isOver
        ? resultOf(accepted.count, outcome)
        : accepted && reason
          ? `${counted(accepted.count)} accepted. ${reason} Their progress is not shown.`
          : undefined
  const total = run.isRunning ? run.total : accepted?.count
  const done = run.isRunning ? run.accepted : Math.max(0, (total ?? 0) - remaining)
  return (
    <>
      {run.error && <Problem error={run.error} />}
      <div role="status">
        {sentence && (
          <div className="card redelivery">
            <p>{sentence}</p>
            {!isOver && total !== undefined && total > 0 && !reason && (
              <progress aria-label="Redelivery" max={total} value={done} />
            )}
            {refusals(run).map(({ message, count }) => (
              <p key={message} className="field-error">
                {count} refused: {message}
              </p>
            ))}
            {run.isRunning && <Button onClick={run.cancel}>Stop</Button>}
            {accepted && (isOver || reason) && <Button onClick={forget}>Close</Button>}
          </div>
        )}
      </div>
    </>
  )
}

function resultOf(count: number, outcome: string): string {
  return count === 0 ? 'Nothing was redelivered.' : `${counted(count)} ended. ${outcome}`
}

function counted(count: number): string {
  return count === 1 ? '1 redelivery' : `${count.toLocaleString()} redeliveries`
}

/** The distinct messages with which the service refused deliveries, each with the number of deliveries. */
function refusals({ refused }: Redeliveries['run']): readonly { message: string; count: number }[] {
  const byMessage = Map.groupBy(refused, ({ error }) => error.detail)
  return Array.from(byMessage, ([message, { length: count }]) => ({ message, count }))
}

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

/** Maximum pages to read. Each page costs a request. */
const mostPages = 20
const largestPage = 100

interface Count {
  readonly count: number
  /** False if there are more deliveries than `count`. */
  readonly isExact: boolean
}

/** Counts the failed deliveries of an event stream that match filters, up to 2,000. */
async function countDeliveries(
  client: Client,
  id: string,
  filters: Filters,
  signal: AbortSignal,
): Promise<Count> {
  let count = 0
  let pages = 0
  const listing = client.getEventDeliveries({ id, ...filters, take: largestPage }, { signal })
  for await (const { items, next } of listing.pages()) {
    count += items.length
    pages += 1
    if (pages === mostPages) return { count, isExact: next === undefined }
  }
  return { count, isExact: true }
}
