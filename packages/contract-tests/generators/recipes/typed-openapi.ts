import { createApiClient, type Schemas } from './generated/index.ts'
import { baseUrl, messagesOf, newStream, show, token } from './tenant.ts'

const client = createApiClient(
  {
    fetch({ method, url, urlSearchParams, parameters }) {
      url.search = String(urlSearchParams ?? '')
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      return fetch(url, { method, headers, body: parameters?.body ? JSON.stringify(parameters.body) : null })
    },
    // By default it reads an event stream to its end, as a text. So give it only JSON.
    parseResponseData: async answer =>
      answer.headers.get('Content-Type')?.includes('json') ? answer.json() : undefined,
  },
  baseUrl,
)

const listed = await client.get('/api/v2/event-streams', { query: { take: 10 } })
show('event streams:', listed.eventStreams.length)

const created = await client.post('/api/v2/event-streams', { body: newStream, header: {} })
show('created', created.id)

const query = { event_type: ['user.created' as const, 'user.updated' as const] }
const answer = await client.get('/api/v2/events', { query, header: {}, withResponse: true })
for await (const message of messagesOf<Schemas.SubscriptionMessage>(answer)) {
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  break
}
