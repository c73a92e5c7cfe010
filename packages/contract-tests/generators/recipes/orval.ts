import {
  createEventStream,
  getSubscribeEventsUrl,
  listEventStreams,
  type SubscriptionMessage,
} from './generated/index.ts'
import { messagesOf, newStream, show, token } from './tenant.ts'

const options = { headers: { Authorization: `Bearer ${token}` } }

const listed = await listEventStreams({ take: 10 }, options)
if (listed.status !== 200) throw new Error(listed.data.message)
show('event streams:', listed.data.eventStreams.length)

const created = await createEventStream(newStream, options)
if (created.status !== 201) throw new Error(created.data.message)
show('created', created.data.id)

// `subscribeEvents` reads the answer to its end. Take its address, and read the messages one by one.
const address = getSubscribeEventsUrl({ event_type: ['user.created', 'user.updated'] })
for await (const message of messagesOf<SubscriptionMessage>(await fetch(address, options))) {
  show(message.type, message.offset)
  if (message.type !== 'user.created') continue
  show(message.event.data.object.name)
  break
}
