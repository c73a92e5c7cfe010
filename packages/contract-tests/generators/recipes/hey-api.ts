import { client } from './generated/client.gen.ts'
import { createEventStream, listEventStreams, subscribeEvents } from './generated/index.ts'
import { baseUrl, newStream, show, token } from './tenant.ts'

client.setConfig({ baseUrl, auth: token })

const { data: streams } = await listEventStreams({ query: { take: 10 }, throwOnError: true })
show('event streams:', streams.eventStreams.length)

const { data: created } = await createEventStream({ body: newStream, throwOnError: true })
show('created', created.id)

// `break` alone would leave the connection open.
const left = new AbortController()
const query = { event_type: ['user.created' as const, 'user.updated' as const] }
const { stream } = await subscribeEvents({ query, signal: left.signal })
for await (const message of stream) {
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  left.abort()
  break
}
