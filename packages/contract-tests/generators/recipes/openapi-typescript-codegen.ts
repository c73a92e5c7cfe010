import { EventStreamsService, OpenAPI, type SubscriptionMessage } from './generated/index.ts'
import { baseUrl, messagesOf, newStream, show, token } from './tenant.ts'

OpenAPI.BASE = baseUrl
OpenAPI.TOKEN = token

const listed = await EventStreamsService.listEventStreams(undefined, 10)
show('event streams:', listed.eventStreams.length)

const created = await EventStreamsService.createEventStream(newStream)
show('created', created.id)

// `subscribeEvents` reads the answer to its end, as a text. Read the messages with `fetch`, and their type.
const query = 'event_type=user.created&event_type=user.updated'
const headers = { Authorization: `Bearer ${token}` }
const answer = await fetch(`${baseUrl}/api/v2/events?${query}`, { headers })
for await (const message of messagesOf<SubscriptionMessage>(answer)) {
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  break
}
