import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { operationKey, queryOptions, type Redelivery, useClient, useRedelivery } from '@tenant-api/react'
import { useEffect, useState } from 'react'
import { usePermission } from '../session/permission.tsx'

/** Deliveries whose redelivery the service has accepted. */
interface Accepted {
  readonly count: number
  /** The ids of the deliveries; undefined if they are not known. */
  readonly ids: readonly string[] | undefined
  /** The filters, as query text, with which the redelivery was requested. */
  readonly listing: string
}

export interface Redeliveries {
  /** Number of the stream's redeliveries under way, including those of other clients; undefined if the token may not read it. */
  readonly remaining: number | undefined
  /** The redelivery of selected deliveries, one after the other. Without errors once the user has closed its result. */
  readonly run: Redelivery
  /** The last accepted redeliveries; undefined while `run` is under way. */
  readonly accepted: Accepted | undefined
  /** True once no redelivery is under way, and the list has been read again after that. */
  readonly isOver: boolean
  redeliverSelected(ids: readonly string[], listing: string): void
  followAll(accepted: Accepted): void
  forget(): void
}

/** Starts redeliveries of an event stream, and follows their progress to the end. */
export function useRedeliveries(id: string): Redeliveries {
  const run = useRedelivery()
  const remaining = useRedelivering(id)
  const [selected, setSelected] = useState<Omit<Accepted, 'count'>>()
  const [all, setAll] = useState<Accepted>()
  const accepted = run.isRunning ? undefined : (all ?? (selected && acceptedBy(run, selected)))
  return {
    remaining,
    run: selected ? run : { ...run, refused: [], error: null },
    accepted,
    isOver: useListAfter(accepted !== undefined && remaining === 0),
    redeliverSelected(ids, listing) {
      setAll(undefined)
      setSelected({ ids, listing })
      run.redeliver({ id, event_ids: ids })
    },
    followAll(accepted) {
      setAll(accepted)
      if (!run.isRunning) setSelected(undefined)
    },
    forget() {
      setAll(undefined)
      setSelected(undefined)
    },
  }
}

function acceptedBy({ accepted, refused }: Redelivery, { ids, listing }: Omit<Accepted, 'count'>): Accepted {
  const refusedIds = new Set(refused.map(({ event_id }) => event_id))
  const asked = ids?.slice(0, accepted + refused.length)
  return { count: accepted, ids: asked?.filter(id => !refusedIds.has(id)), listing }
}

/** Reads the list of deliveries again when `hasEnded` becomes true. Returns true once the list has been read. */
function useListAfter(hasEnded: boolean): boolean {
  const client = useClient()
  const queryClient = useQueryClient()
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    setIsRead(false)
    if (!hasEnded) return
    let isCurrent = true
    const queryKey = operationKey(client, 'getEventDeliveries')
    queryClient.invalidateQueries({ queryKey }).then(() => isCurrent && setIsRead(true))
    return () => {
      isCurrent = false
    }
  }, [hasEnded, client, queryClient])
  return isRead && hasEnded
}

/**
 * The number of deliveries of an event stream that are being redelivered; undefined if it is not known, which is so after a
 * redelivery until the service has been asked again.
 */
function useRedelivering(id: string): number | undefined {
  const client = useClient()
  const { isAllowed } = usePermission('getEventStreamStats')
  const { data, isStale } = useQuery({
    ...queryOptions(client, 'getEventStreamStats', { id }),
    enabled: isAllowed,
    // Stale only if a redelivery has invalidated it, not by its age.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && redeliveringOf(state.data) > 0 ? 2_000 : 10_000),
  })
  return data && !isStale ? redeliveringOf(data) : undefined
}

function redeliveringOf({ current }: Schemas['EventStreamStats']): number {
  return current.work
    .filter(({ kind }) => kind === 'redeliver')
    .reduce((sum, { total, done }) => sum + total - done, current.redelivering)
}

type Delivery = Schemas['EventStreamDelivery']

/**
 * A sentence that says how many redelivered deliveries succeeded. A delivery that is still listed has failed again.
 *
 * @param listing the present filters of the page, as query text
 * @param loaded the deliveries that the page has loaded
 * @param hasMore true if more deliveries match than are loaded
 */
export function outcomeOf(
  accepted: Accepted | undefined,
  listing: string,
  loaded: readonly Delivery[],
  hasMore: boolean,
): string {
  // Say nothing after a change of the filters: a delivery that failed again may be missing from the new list, and would count as
  // succeeded.
  if (!accepted || accepted.listing !== listing) return ''
  if (!accepted.ids) return `${loaded.length}${hasMore ? ' or more' : ''} failed deliveries match now.`
  const listed = new Set(loaded.map(({ id }) => id))
  const failed = accepted.ids.filter(id => listed.has(id)).length
  return `${accepted.ids.length - failed} succeeded, ${failed} failed again.`
}
