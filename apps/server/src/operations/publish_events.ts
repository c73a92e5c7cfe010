import { traceAppend } from '../telemetry/tracing.ts'
import { handler } from './handler.ts'

export const publish_events = handler('publish_events', async (input, { events }, { caller }) => {
  const publisher = caller?.clientId ?? ''
  const accepted = await events.accept(input, publisher)
  const append = () => events.log.append(accepted, publisher)
  const appended = await traceAppend(input.headers, accepted.length, append)
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
})
