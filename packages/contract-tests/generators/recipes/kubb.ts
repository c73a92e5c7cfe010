import { setConfig } from './generated/.kubb/fetch.ts'
import { createEventStream, listEventStreams, subscribeEventsQueryResponseSchema } from './generated/index.ts'
import { baseUrl, messagesOf, newStream, show, token } from './tenant.ts'

const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
setConfig({ baseURL: baseUrl, headers })

const listed = await listEventStreams({ take: 10 })
show('event streams:', listed.eventStreams.length)

const created = await createEventStream(newStream)
show('created', created.id)

// `subscribeEvents` reads the answer to its end, and fails. Read the messages with `fetch`, and validate them with zod.
const query = 'event_type=user.created&event_type=user.updated'
for await (const data of messagesOf(await fetch(`${baseUrl}/api/v2/events?${query}`, { headers }))) {
  const message = subscribeEventsQueryResponseSchema.parse(data)
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  break
}
