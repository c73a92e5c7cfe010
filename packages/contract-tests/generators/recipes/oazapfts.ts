import { createEventStream, defaults, listEventStreams, type SubscriptionMessage } from './generated/index.ts'
import { baseUrl, messagesOf, newStream, show, token } from './tenant.ts'

const headers = { Authorization: `Bearer ${token}` }
Object.assign(defaults, { baseUrl, headers })

const listed = await listEventStreams({ take: 10 })
if (listed.status !== 200) throw new Error(listed.data.message)
show('event streams:', listed.data.eventStreams.length)

const created = await createEventStream(newStream)
if (created.status !== 201) throw new Error(created.data.message)
show('created', created.data.id)

// `subscribeEvents` reads the answer to its end, and drops it. Read the messages with `fetch`, and their type.
const query = 'event_type=user.created&event_type=user.updated'
const answer = await fetch(`${baseUrl}/api/v2/events?${query}`, { headers })
for await (const message of messagesOf<SubscriptionMessage>(answer)) {
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  break
}
