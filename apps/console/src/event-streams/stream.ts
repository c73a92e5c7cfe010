import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { mutationOptions, type Output, operationKey, queryOptions, useClient } from '@tenant-api/react'
import type { Tone } from '../controls/badge.tsx'
import { tagged } from '../session/tagged.ts'

type Stream = Schemas['EventStream']
type Stats = Schemas['EventStreamStats']

export type State = Schemas['EventStreamState']

/** The states in the order of their urgency, with the color of each. */
export const stateTones: Readonly<Record<State, Tone>> = {
  failing: 'bad',
  retrying: 'warning',
  refusing: 'warning',
  behind: 'warning',
  disabled: 'neutral',
  replaying: 'good',
  healthy: 'good',
}

/** The orders of events, as the forms call them. */
export const orderNames: Readonly<Record<Schemas['EventStreamOrder'], string>> = {
  none: 'Any order',
  object: 'In order for each object',
}

/** The states that need attention, whatever the user does: the most urgent first. */
export const urgentStates: readonly State[] = ['failing', 'retrying', 'refusing', 'behind']

/** @param stats undefined if the statistics are not known: then the state of an enabled stream is not known either */
export function stateOf({ status }: Stream, stats: Stats | undefined): State | undefined {
  return status === 'disabled' ? status : stats?.current.state
}

/** Whether attempts fail in a state. */
export function isFailing(state: State | undefined): boolean {
  return state === 'failing' || state === 'retrying' || state === 'refusing'
}

/** A sentence that says why a stream is not healthy; undefined for a healthy stream. */
export function reasonOf(stream: Stream, stats: Stats | undefined): string | undefined {
  const state = stateOf(stream, stats)
  if (state === 'disabled') return stream.disabled_reason ?? 'Disabled.'
  const last_attempt = stats?.current.last_attempt
  if (isFailing(state)) {
    // The latest attempt may have succeeded while older deliveries wait.
    if (last_attempt?.error_message) return last_attempt.error_message
    return state === 'failing' ? 'Ten attempts in a row failed.' : 'Attempts fail, and are repeated.'
  }
  return state === 'behind' ? 'Events arrive faster than the endpoint takes them.' : undefined
}

/** What waits for a stream: events that it has not read, and deliveries that wait for their next attempt; '' if nothing does. */
export function waitingOf({ current: { backlog, waiting } }: Stats): string {
  const parts = [
    waiting > 0 && `${atMost(waiting)} ${waiting === 1 ? 'delivery waits' : 'deliveries wait'}`,
    backlog > 0 && `${backlog.toLocaleString()} ${backlog === 1 ? 'event' : 'events'} behind`,
  ]
  return parts.filter(Boolean).join(', ')
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
export function useChange<
  Name extends
    | 'createEventStream'
    | 'updateEventStream'
    | 'testEventStream'
    | 'replayEvents'
    | 'endReplay'
    | 'skipEvents',
>(name: Name, onAnswer: (answer: Output<Name>) => void = () => {}) {
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
