import { EventSource } from 'extended-eventsource'
import { eventsAfter, eventTypes, fetchEvents, handle, stored } from './tenant.js'

const source = new EventSource(eventsAfter(stored), { fetch: fetchEvents, disableLogger: true })
for (const type of eventTypes) source.addEventListener(type, ({ data }) => handle(data))
