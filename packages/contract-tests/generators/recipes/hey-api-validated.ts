import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { createEventStreamMutation, listEventStreamsOptions } from './generated/@tanstack/react-query.gen.ts'
import { client } from './generated/client.gen.ts'
import { subscribeEvents } from './generated/index.ts'
import { baseUrl, newStream, show, token } from './tenant.ts'

client.setConfig({ baseUrl, auth: token })
const queries = new QueryClient()

const listed = await queries.fetchQuery(listEventStreamsOptions({ query: { take: 10 } }))
show('event streams:', listed.eventStreams.length)

const created = await new MutationObserver(queries, createEventStreamMutation()).mutate({ body: newStream })
show('created', created.id)

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
// The cache keeps the process alive.
queries.clear()
