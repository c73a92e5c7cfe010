import type { Handler } from '../handler.ts'
import { problem } from '../problem.ts'

export const redeliver_events: Handler<'redeliver_events'> = async (
  { path, body },
  { deliveries, dispatcher, eventStreams },
) => {
  const { event_types, date_from, date_to } = body ?? {}
  const filter = {
    eventTypes: event_types ?? null,
    from: date_from === undefined ? null : Date.parse(date_from),
    to: date_to === undefined ? null : Date.parse(date_to),
  }
  if (filter.from !== null && filter.to !== null && filter.from >= filter.to) {
    return problem('invalid_body', "The property 'date_from' must lie before 'date_to'.")
  }
  const stream = await eventStreams.find(path.id)
  if (!stream) return problem('not_found', 'There is no event stream with this id.')
  if (stream.status === 'disabled')
    return problem('conflict', 'The event stream is disabled: enable it first.')
  const accepted = await deliveries.redeliverAll(path.id, filter)
  await dispatcher.notice(path.id)
  return { status: 202, body: { accepted } }
}
