import { faults, messages } from '@tenant-api/contract'
import { badRequest, problem } from '../api/problem.ts'
import { countEvents } from '../events/count-events.ts'
import { shows, streamFilter } from '../events/event-filter.ts'
import { isOffset } from '../events/offset.ts'
import { limits } from '../limits.ts'
import { handler } from './handler.ts'

export const skip_events = handler(
  'skip_events',
  async ({ path, body }, { deliveries, events, eventStreams, webhooks }, { caller, entry }) => {
    const place = body.to === 'latest' ? await events.log.head() : await events.log.resolve(body.to)
    const { forged_cursor, invalid_cursor } = faults.BadRequestSkip
    if (place === 'invalid') return badRequest(isOffset(body.to) ? forged_cursor : invalid_cursor)
    // Nothing waits up to an offset whose events are deleted.
    const to = place === 'expired' ? 0 : place
    const stream = await eventStreams.find(path.id)
    if (!stream) return problem('not_found', messages.EventStreamNotFound.not_found)
    if (stream.status === 'disabled') return problem('conflict', messages.SkipConflict.disabled)

    const filter = streamFilter(stream)
    const asker = { group: caller?.clientId ?? '', member: path.id }
    const { cursor, events: waiting } = await deliveries.waiting(path.id, to)
    const ahead = await countEvents(
      events.log,
      { after: cursor, to },
      logged => shows(filter, logged),
      limits.countedEvents - waiting,
      read => deliveries.largeCounts.run(asker, read),
    )
    const count = waiting + ahead
    if (body.dry_run) return { status: 202, body: { events: count } }

    const more = count === limits.countedEvents ? ' or more' : ''
    const resource = { type: 'event_stream', id: path.id, name: stream.name } as const
    const made = entry(202, { resource, detail: `Skipped events: ${count}${more}.` })
    if ((await deliveries.skip(path.id, to, waiting, made)) === 'disabled')
      return problem('conflict', messages.SkipConflict.disabled)
    await webhooks.dispatcher.notice(path.id)
    return { status: 202, body: { events: count } }
  },
)
