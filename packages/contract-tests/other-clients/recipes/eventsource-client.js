import { createEventSource } from 'eventsource-client'
import { eventsAfter, eventTypes, fetchEvents, handle, stored } from './tenant.js'

const source = createEventSource({ url: eventsAfter(stored), fetch: fetchEvents })
for await (const { event, data } of source) if (eventTypes.includes(event)) handle(data)
