import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Failure } from '@tenant-api/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { got } from './check-options.ts'
import { useClient } from './provider.ts'
import { type RedeliveryProgress, type RedeliveryRequest, redeliverAll } from './redeliver-all.ts'
import { staleKeys } from './stale-keys.ts'

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
 * Repeats several failed deliveries and reports the progress, then fetches deliveries and statistics again. Unmounting cancels the
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
