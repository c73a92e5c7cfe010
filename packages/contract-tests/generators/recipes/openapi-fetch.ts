import createClient from 'openapi-fetch'
import type { components, paths } from './generated/index.ts'
import { baseUrl, messagesOf, newStream, show, token } from './tenant.ts'

const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } })

const listed = await client.GET('/api/v2/event-streams', { params: { query: { take: 10 } } })
if (listed.error) throw new Error(listed.error.message)
show('event streams:', listed.data.eventStreams.length)

const created = await client.POST('/api/v2/event-streams', { body: newStream })
if (created.error) throw new Error(created.error.message)
show('created', created.data.id)

// By default it reads the answer to its end, and fails: an event stream is no JSON.
const { response } = await client.GET('/api/v2/events', {
  params: { query: { event_type: ['user.created', 'user.updated'] } },
  parseAs: 'stream',
})
for await (const message of messagesOf<components['schemas']['SubscriptionMessage']>(response)) {
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  break
}
