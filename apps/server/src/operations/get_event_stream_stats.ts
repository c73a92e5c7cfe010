import { type components, faultAt, faults, messages, millisecondsOf } from '@tenant-api/contract'
import { firstTime, lastTime } from '../api/ids.ts'
import { badRequest, problem } from '../api/problem.ts'
import type { LatestAttempts } from '../event-streams/attempts.ts'
import { dailyCounts, dayMs, startOfDay } from '../event-streams/deliveries.ts'
import type { EventStream } from '../event-streams/event-stream.ts'
import { limits } from '../limits.ts'
import type { StreamStanding } from '../webhooks/dispatch-store.ts'
import { circuitState } from '../webhooks/target-health.ts'
import { handler } from './handler.ts'

const defaultDays = 14

export const get_event_stream_stats = handler(
  'get_event_stream_stats',
  async ({ path, query }, { attempts, clock, deliveries, events, eventStreams, webhooks }) => {
    const now = clock.now()
    const to = expressible(query.date_to === undefined ? now : millisecondsOf(query.date_to))
    const from = expressible(
      query.date_from === undefined ? to - defaultDays * dayMs : millisecondsOf(query.date_from),
    )
    if (from >= to) return badRequest(faults.BadRequestPathAndQuery.dates_in_wrong_order)
    if (to - from > limits.statisticsDays * dayMs) {
      const message = `The query parameters 'date_from' and 'date_to' span more than ${limits.statisticsDays} days.`
      return badRequest(faultAt('date_from', 'invalid_query_string', message))
    }
    const [stream, standing, latest] = await Promise.all([
      eventStreams.find(path.id),
      webhooks.store.standing(path.id),
      attempts.latest(path.id),
    ])
    if (!stream || !standing) return problem('not_found', messages.EventStreamNotFound.not_found)
    const days = dailyCounts(await deliveries.counts(path.id, startOfDay(from), to), from, to)
    const metric = (name: 'successful_deliveries' | 'failed_deliveries', data: number[]) => ({
      name,
      window_total: data.reduce((sum, count) => sum + count, 0),
      data,
    })
    return {
      status: 200,
      body: {
        id: stream.id,
        name: stream.name,
        window: {
          date_from: new Date(from).toISOString(),
          date_to: new Date(to).toISOString(),
          bucket_seconds: 86_400,
        },
        buckets: days.map(({ day }) => new Date(day).toISOString()),
        metrics: [
          metric(
            'successful_deliveries',
            days.map(({ successful }) => successful),
          ),
          metric(
            'failed_deliveries',
            days.map(({ failed }) => failed),
          ),
        ],
        current: current(stream, standing, {
          ...latest,
          head: stream.status === 'enabled' ? await events.log.head() : standing.cursor,
          now,
          offsetOf: events.log.offsetOf,
        }),
      },
    }
  },
)

/** The time, or the nearest one that the answer can express: the default window may begin before the year 0. */
function expressible(time: number): number {
  return Math.min(Math.max(time, firstTime), lastTime)
}

/** @param head the sequence up to which the stream has to read the log */
function current(
  stream: EventStream,
  standing: StreamStanding,
  {
    head,
    now,
    last,
    failingSince,
    offsetOf,
  }: LatestAttempts & {
    readonly head: number
    readonly now: number
    readonly offsetOf: (sequence: number) => string
  },
) {
  const { cursor, probeAt, oldestWaitingAt, waiting, redelivering, work, decided, replay } = standing
  return {
    state: stateOf(stream, { ...standing, last }, now),
    ...(last && { last_attempt: last }),
    ...(last?.result === 'failed' &&
      failingSince !== null && { failing_since: new Date(failingSince).toISOString() }),
    ...(oldestWaitingAt !== null && { oldest_waiting_at: new Date(oldestWaitingAt).toISOString() }),
    circuit: circuitState({ probeAt }, now),
    ...(probeAt !== null && { next_probe_at: new Date(probeAt).toISOString() }),
    backlog: Math.max(head - cursor, 0),
    waiting,
    redelivering,
    work: work.flatMap(({ kind, ...progress }) => (kind === 'delete' ? [] : [{ kind, ...progress }])),
    position: offsetOf(decided),
    ...(replay && { replay: shownReplay(replay, now, offsetOf) }),
  }
}

function shownReplay(
  { startedAt, position, end, sent }: NonNullable<StreamStanding['replay']>,
  now: number,
  offsetOf: (sequence: number) => string,
) {
  const seconds = Math.max(now - startedAt, 1) / 1_000
  return {
    started_at: new Date(startedAt).toISOString(),
    position: offsetOf(position),
    end: offsetOf(end),
    sent,
    events_per_second: Math.min(Math.round((100 * sent) / seconds) / 100, 1_000_000),
  }
}

function stateOf(
  { status }: EventStream,
  { probeAt, oldestWaitingAt, isRetrying, last, replay }: StreamStanding & Pick<LatestAttempts, 'last'>,
  now: number,
): components['schemas']['EventStreamState'] {
  if (status === 'disabled') return 'disabled'
  if (circuitState({ probeAt }, now) !== 'closed') return 'failing'
  if (isRetrying) return 'retrying'
  if (last?.result === 'failed') return 'refusing'
  const isBehind = oldestWaitingAt !== null && now - oldestWaitingAt > 1_000 * limits.behindSeconds
  if (isBehind) return 'behind'
  return replay ? 'replaying' : 'healthy'
}
