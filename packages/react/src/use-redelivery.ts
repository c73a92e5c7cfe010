import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client, Failure, HttpError } from '@tenant-api/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { got } from './check-options.ts'
import { useClient } from './provider.ts'
import { staleKeys } from './queries.ts'

export interface Redelivery extends RedeliveryProgress {
  readonly isRunning: boolean
  /** The error that ended the last redelivery early. */
  readonly error: Failure | null
  /** Repeats deliveries, one after the other. Has no effect while a redelivery runs. */
  redeliver(request: RedeliveryRequest): void
  /** Ends the redelivery: after the request under way, or at once during a pause. */
  cancel(): void
}

/**
 * Repeats several failed deliveries and reports the progress, then fetches again what a redelivery changes. Unmounting cancels the
 * redelivery.
 */
export function useRedelivery(): Redelivery {
  const client = useClient()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<RedeliveryProgress>({
    total: 0,
    accepted: 0,
    refused: [],
    isWaiting: false,
  })
  const running = useRef<AbortController>(undefined)
  const { mutate, isPending, error } = useMutation<void, Failure, [RedeliveryRequest, AbortSignal]>({
    mutationFn: args => redeliverAll(client, setProgress, ...args),
    onSettled() {
      running.current = undefined
      for (const queryKey of staleKeys(client)) void queryClient.invalidateQueries({ queryKey })
    },
    retry: false,
    networkMode: 'always',
  })
  const actions = useMemo(
    () => ({
      redeliver(request: RedeliveryRequest) {
        if (process.env.NODE_ENV !== 'production' && !isId(request?.id))
          throw new TypeError(`id must be the id of an event stream, got ${got(request?.id)}.`)
        if (
          process.env.NODE_ENV !== 'production' &&
          !(Array.isArray(request.event_ids) && request.event_ids.every(isId))
        )
          throw new TypeError(`event_ids must be an array of ids, got ${got(request.event_ids)}.`)
        // `isPending` changes only with the next render. The second call of a double click may come earlier.
        if (running.current) return
        running.current = new AbortController()
        mutate([request, running.current.signal])
      },
      cancel: () => running.current?.abort(),
    }),
    [mutate],
  )
  useEffect(() => actions.cancel, [actions])
  return { ...progress, ...actions, isRunning: isPending, error }
}

const isId = (id: unknown) => typeof id === 'string' && id !== ''

/** The progress of a redelivery of several deliveries. */
export interface RedeliveryProgress {
  readonly total: number
  /** The number of deliveries that the service has accepted. The service runs the whole retry schedule for each of them. */
  readonly accepted: number
  /** Deliveries that the service has refused: they are already under way, or no longer in the history. */
  readonly refused: readonly { readonly event_id: string; readonly error: Failure }[]
  /** True while the service has asked for a pause, by a 429. */
  readonly isWaiting: boolean
}

/** The deliveries to repeat: `id` is the id of their event stream, `event_ids` are the ids of their events. */
export interface RedeliveryRequest {
  readonly id: string
  readonly event_ids: readonly string[]
}

/**
 * Requests the redelivery of each delivery once, one after the other. After a 429 it waits as long as `Retry-After` says, but from one to
 * a million seconds, and repeats the request.
 *
 * @param signal ends the redelivery: after the request under way, or at once during a pause
 * @throws {Failure} for any failure except a 429 and the refusal of a single delivery
 */
export async function redeliverAll(
  client: Client,
  onProgress: (progress: RedeliveryProgress) => void,
  { id, event_ids }: RedeliveryRequest,
  signal: AbortSignal,
): Promise<void> {
  const ids = new Set(event_ids)
  const refused: RedeliveryProgress['refused'][number][] = []
  let accepted = 0
  const report = (isWaiting: boolean) =>
    onProgress({ total: ids.size, accepted, refused: [...refused], isWaiting })
  for (const event_id of ids) {
    while (!signal.aborted) {
      report(false)
      try {
        await client.redeliverEvent({ id, event_id })
        accepted++
      } catch (thrown) {
        // An error of another kind has none of these statuses.
        const error = thrown as Extract<Failure, HttpError>
        if (error.status === 429) {
          report(true)
          // After a cancel during the request, no event would end the pause.
          if (!signal.aborted)
            await new Promise(resolve => {
              signal.addEventListener('abort', resolve)
              // At least one second, because 0 would cause a busy loop, and at most a million: a longer timer would overflow
              // and fire at once.
              setTimeout(resolve, Math.min(error.retryAfter || 1, 1e6) * 1_000)
            })
          // Repeating the request is safe, because the service has not processed a request that it answers with 429.
          continue
        }
        if (error.status !== 404 && error.status !== 409) throw error
        refused.push({ event_id, error })
      }
      break
    }
  }
  report(false)
}
