import { createApiClient, schemas } from './generated/index.ts'
import { baseUrl, messagesOf, newStream, show, token } from './tenant.ts'

const headers = { Authorization: `Bearer ${token}` }
const client = createApiClient(baseUrl, { axiosConfig: { headers } })

const listed = await client.list_event_streams({ queries: { take: 10 } })
show('event streams:', listed.eventStreams.length)

const created = await client.create_event_stream(newStream)
show('created', created.id)

// Zodios reads the answer to its end. Read the messages with `fetch`, and validate them with zod.
const query = 'event_type=user.created&event_type=user.updated'
for await (const data of messagesOf(await fetch(`${baseUrl}/api/v2/events?${query}`, { headers }))) {
  const message = schemas.SubscriptionMessage.parse(data)
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  break
}
