import { Api, type SubscriptionMessage } from './generated/index.ts'
import { baseUrl, messagesOf, newStream, show, token } from './tenant.ts'

const { api } = new Api({ baseUrl, baseApiParams: { headers: { Authorization: `Bearer ${token}` } } })

const listed = await api.listEventStreams({ take: 10 })
show('event streams:', listed.data.eventStreams.length)

const created = await api.createEventStream(newStream)
show('created', created.data.id)

// It resolves at once, with the answer as it is.
const answer = await api.subscribeEvents({ event_type: ['user.created', 'user.updated'] })
for await (const message of messagesOf<SubscriptionMessage>(answer)) {
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  break
}
