import { faultAt, faults, type Input, messages, millisecondsOf } from '@tenant-api/contract'
import { badRequest, problem } from '../api/problem.ts'
import type { ReplayedPart } from '../event-streams/replay.ts'
import { countEvents } from '../events/count-events.ts'
import { replayFilter, shows, streamFilter } from '../events/event-filter.ts'
import { isOffset } from '../events/offset.ts'
import type { TailedLog } from '../events/tail.ts'
import { limits } from '../limits.ts'
import { handler } from './handler.ts'

type Body = Input<'replay_events'>['body']

export const replay_events = handler(
  'replay_events',
  async ({ path, body }, { deliveries, events, eventStreams, replays, webhooks }, { caller, entry }) => {
    const stream = await eventStreams.find(path.id)
    if (!stream) return problem('not_found', messages.EventStreamNotFound.not_found)
    if (stream.status === 'disabled') return problem('conflict', messages.ReplayConflict.disabled)
    const part = await partOf(events.log, body)
    if ('invalid' in part) return badRequest(cursorFault(part.invalid, body[part.invalid] ?? ''))
    if ('expired' in part) return problem('cursor_expired', messages.Gone.cursor_expired)
    const asker = { group: caller?.clientId ?? '', member: path.id }
    const filter = replayFilter(streamFilter(stream), part.eventTypes)
    const count = await countEvents(
      events.log,
      { after: part.from, to: part.end },
      logged => shows(filter, logged),
      limits.countedEvents,
      read => deliveries.largeCounts.run(asker, read),
    )
    const answer = { status: 202, body: { events: count } } as const
    if (body.dry_run) return answer
    const resource = { type: 'event_stream', id: path.id, name: stream.name } as const
    const most = count === limits.countedEvents ? ' or more' : ''
    const detail = `Events to replay: ${count}${most}.`
    switch (await replays.start(path.id, part, entry(202, { resource, detail }))) {
      case 'disabled':
        return problem('conflict', messages.ReplayConflict.disabled)
      case 'under way':
        return problem('conflict', messages.ReplayConflict.under_way)
      case 'expired':
        return problem('cursor_expired', messages.Gone.cursor_expired)
      case 'started':
        await webhooks.dispatcher.notice(path.id)
        return answer
    }
  },
)

/** The part of the log that a request names; or the name of the property that is no offset, or the fact that its events are deleted. */
async function partOf(
  log: TailedLog,
  { from, date_from, to, date_to, event_types }: Body,
): Promise<ReplayedPart | { readonly invalid: 'from' | 'to' } | { readonly expired: true }> {
  const start = from === undefined ? await log.sequenceBefore(timeOf(date_from)) : await log.resolve(from)
  const end =
    to !== undefined
      ? await log.resolve(to)
      : date_to === undefined
        ? await log.head()
        : await log.sequenceBefore(timeOf(date_to))
  if (start === 'invalid') return { invalid: 'from' }
  if (end === 'invalid') return { invalid: 'to' }
  if (start === 'expired' || end === 'expired') return { expired: true }
  return { from: start, end, eventTypes: event_types ?? null }
}

/** A request without `from` has `date_from`, by the rule of its body. */
function timeOf(time = ''): number {
  return millisecondsOf(time)
}

function cursorFault(name: 'from' | 'to', offset: string) {
  const { forged_cursor, invalid_cursor } = faults.BadRequestReplay
  if (name === 'from') return isOffset(offset) ? forged_cursor : invalid_cursor
  const message = isOffset(offset) ? forged_cursor.message : invalid_cursor.message.replace("'from'", "'to'")
  return faultAt('#/to', 'invalid_cursor', message)
}
