import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Failure } from '@tenant-api/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from './provider.ts'
import { type RedeliveryProgress, type RedeliveryRequest, redeliverAll } from './redeliver-all.ts'
import { staleKeys } from './stale-keys.ts'

export interface Redelivery extends RedeliveryProgress {
  readonly isRunning: boolean
  /** The error that ended the last redelivery early. */
  readonly error: Failure | null
  /** Repeats deliveries, one after the other. */
  redeliver(request: RedeliveryRequest): void
  /** Ends the redelivery after the request under way. */
  cancel(): void
}

/**
 * Repeats several failed deliveries and reports the progress, then fetches deliveries and statistics again. Unmounting cancels the
 * redelivery.
 */
export function useRedelivery(): Redelivery {
  const client = useClient()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<RedeliveryProgress>({ total: 0, accepted: 0, refused: [] })
  const running = useRef<AbortController>(undefined)
  const { mutate, isPending, error } = useMutation<void, Failure, RedeliveryRequest>({
    mutationFn: request => {
      running.current = new AbortController()
      return redeliverAll(client, request, setProgress, running.current.signal)
    },
    onSettled: () =>
      Promise.all(staleKeys(client).map(queryKey => queryClient.invalidateQueries({ queryKey }))),
    retry: false,
  })
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  return { ...progress, isRunning: isPending, error, redeliver: mutate, cancel }
}
