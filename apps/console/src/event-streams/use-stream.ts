import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutationOptions, type Output, operationKey, queryOptions, useClient } from '@tenant-api/react'

/** An event stream. If an interval is given, the stream is read again, because the service may disable it at any time. */
export function useStream(id: string, refetchInterval: number | false = false) {
  return useQuery({ ...queryOptions(useClient(), 'getEventStream', { id }), refetchInterval })
}

/** The statistics of the last 14 days and the current state of an event stream, read again at an interval. */
export function useStats(id: string, refetchInterval: number, enabled = true) {
  return useQuery({ ...queryOptions(useClient(), 'getEventStreamStats', { id }), refetchInterval, enabled })
}

/**
 * An operation that changes an event stream. After it succeeds, the shown data of event streams is read again.
 *
 * @param onAnswer called with the answer, also if the component is no longer mounted
 */
export function useChange<Name extends 'createEventStream' | 'updateEventStream' | 'testEventStream'>(
  name: Name,
  onAnswer: (answer: Output<Name>) => void = () => {},
) {
  const client = useClient()
  const queryClient = useQueryClient()
  return useMutation({
    ...mutationOptions(client, name),
    onSuccess(answer) {
      onAnswer(answer)
      return Promise.all(
        (['listEventStreams', 'getEventStream', 'getEventStreamStats', 'getEventDeliveries'] as const).map(
          stale => queryClient.invalidateQueries({ queryKey: operationKey(client, stale) }),
        ),
      )
    },
  })
}
