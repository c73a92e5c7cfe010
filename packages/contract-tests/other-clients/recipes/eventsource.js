import { EventSource } from 'eventsource'
import { eventsAfter, eventTypes, fetchEvents, handle, stored } from './tenant.js'

const source = new EventSource(eventsAfter(stored), { fetch: fetchEvents })
for (const type of eventTypes) source.addEventListener(type, ({ data }) => handle(data))

// In eventsource 5 the timer of a reconnection does not keep the process alive.
setInterval(() => {}, 60_000)
