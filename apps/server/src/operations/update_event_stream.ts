import { bodyFault, type DocumentedOperations, messages } from '@tenant-api/contract'
import { filterViolations } from '@tenant-api/contract/event-filter'
import { entityTagOf, ifMatch } from '../api/entity-tags.ts'
import { badRequest, invalidRequest, problem } from '../api/problem.ts'
import {
  type EventStream,
  replaceDestination,
  streamChoices,
  withoutSecrets,
} from '../event-streams/event-stream.ts'
import { changedProperties } from '../logs/entries.ts'
import { handler } from './handler.ts'
import { placeOf, startDetail, startFault, whereItStopped } from './stream-start.ts'

type Change = Omit<
  DocumentedOperations['update_event_stream']['requestBody']['content']['application/json'],
  'start'
>

export const update_event_stream = handler(
  'update_event_stream',
  async ({ path, headers, body: { start, ...body } }, { clock, events, eventStreams, webhooks }, call) => {
    const goesOn = start?.from === whereItStopped
    const place = goesOn ? 'where it stopped' : await placeOf(events.log, start)
    if (place === 'invalid') return badRequest(startFault(start))
    if (place === 'expired') return problem('cursor_expired', messages.Gone.cursor_expired)
    const updated = await eventStreams.update(
      path.id,
      stream => changed(stream, body, clock.now()),
      (before, after) => {
        const names = changedProperties(body, before, after)
        const resource = { type: 'event_stream', id: path.id, name: after.name } as const
        return names.length > 0 ? call.entry(200, { resource, changed: names, ...startDetail(start) }) : null
      },
      ifMatch(headers['if-match']),
      place,
    )
    if (updated === 'unknown') return problem('not_found', messages.EventStreamNotFound.not_found)
    if (updated === 'precondition failed')
      return problem('precondition_failed', messages.PreconditionFailed.precondition_failed)
    if (updated === 'name taken') return problem('conflict', messages.EventStreamNotUpdated.name_taken)
    if (updated === 'not enabling')
      return problem('conflict', messages.EventStreamNotUpdated.start_without_enabling)
    if (updated === 'expired') return problem('cursor_expired', messages.Gone.cursor_expired)
    await webhooks.dispatcher.notice(path.id)
    return { status: 200, headers: { ETag: entityTagOf(updated) }, body: withoutSecrets(updated) }
  },
)

/** @throws {Problem} if the change leaves a filter whose path a subscribed type lacks */
function changed(
  stream: EventStream,
  { name, subscriptions, destination, status, ...others }: Change,
  now: number,
): EventStream {
  if (subscriptions ?? others.filters) {
    const violations = filterViolations({
      ...stream,
      ...(subscriptions && { subscriptions }),
      ...streamChoices(others),
    })
    if (violations.length > 0) throw invalidRequest(bodyFault(violations))
  }
  const time = new Date(now).toISOString()
  const { disabled_reason, disabled_at, ...current } = stream
  const next = status ?? stream.status
  const reason = {
    disabled_reason: disabled_reason ?? 'A request to the API disabled it.',
    disabled_at: disabled_at ?? time,
  }
  return {
    ...current,
    ...(name !== undefined && { name }),
    ...(subscriptions && { subscriptions }),
    ...streamChoices(others),
    ...(destination && { destination: replaceDestination(stream.destination, destination, now) }),
    status: next,
    ...(next === 'disabled' && reason),
    updated_at: time,
  }
}
