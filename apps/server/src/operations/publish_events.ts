import { acceptEvent } from '../events/accept.ts'
import { eventsOf } from '../events/http-binding.ts'
import type { Handler } from '../handler.ts'

export const publish_events: Handler<'publish_events'> = async (input, { config, events }) => {
  const published = eventsOf(input)
  const isBatch = input.mediaType === 'application/cloudevents-batch+json'
  const accepted = published.map((event, index) =>
    acceptEvent(event, { tenantId: config.tenantId, now: Date.now(), place: isBatch ? `[${index}]` : '' }),
  )
  const appended = await events.append(accepted)
  return {
    status: 200,
    body: {
      events: appended.map(({ eventId, offset, duplicate }, index) => ({
        id: accepted[index]?.publisherId ?? '',
        event_id: eventId,
        offset,
        duplicate,
      })),
    },
  }
}
