import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { mutationOptions, type Output, operationKey, queryOptions, useClient } from '@tenant-api/react'
import type { Tone } from '../controls/badge.tsx'
import { tagged } from '../session/tagged.ts'

type Stream = Schemas['EventStream']
type Stats = Schemas['EventStreamStats']

/** `failing`: enabled, and attempts fail at present. */
export type Health = Stream['status'] | 'failing'

export const healthTones: Readonly<Record<Health, Tone>> = {
  enabled: 'good',
  failing: 'bad',
  disabled: 'neutral',
}

/** @param stats undefined if the statistics are not known: then a failing stream counts as enabled */
export function healthOf({ status }: Stream, stats: Stats | undefined): Health {
  if (status === 'disabled' || !stats) return status
  const { circuit, waiting } = stats.current
  return circuit !== 'closed' || waiting > 0 ? 'failing' : 'enabled'
}

/** A sentence that says why a stream is not healthy; undefined for a healthy stream. */
export function reasonOf(stream: Stream, stats: Stats | undefined): string | undefined {
  if (stream.status === 'disabled') return stream.disabled_reason ?? 'Disabled.'
  if (healthOf(stream, stats) !== 'failing' || !stats) return undefined
  const { circuit, waiting } = stats.current
  if (circuit === 'open')
    return 'Ten attempts in a row failed. New attempts wait for the next probe of the endpoint.'
  if (circuit === 'half_open') return 'Ten attempts in a row failed. The endpoint is being probed.'
  return waiting === 1
    ? '1 delivery waits for its next attempt.'
    : `${atMost(waiting)} deliveries wait for their next attempt.`
}

/** Formats a count of the service, which counts only to 1,000. */
export function atMost(count: number): string {
  return count >= 1_000 ? '1,000 or more' : String(count)
}

/** The sum of a metric in the window of the statistics. */
export function totalOf(stats: Stats, name: Stats['metrics'][number]['name']): number {
  return stats.metrics.find(metric => metric.name === name)?.window_total ?? 0
}

/** The value of a metric on one day of the window, in UTC. @param day the index of the day; -1 is the last day */
export function countOf(stats: Stats, name: Stats['metrics'][number]['name'], day: number): number {
  return stats.metrics.find(metric => metric.name === name)?.data.at(day) ?? 0
}

/** An event stream with its entity tag. If an interval is given, the stream is read again, because the service may disable it at any time. */
export function useStream(id: string, refetchInterval: number | false = false) {
  const client = useClient()
  return useQuery({
    queryKey: [...operationKey(client, 'getEventStream'), 'tagged', id],
    queryFn: ({ signal }) => tagged(client.getEventStream({ id }, { signal })),
    refetchInterval,
    retry: false,
  })
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
