import { fetchEventSource } from '@microsoft/fetch-event-source'
import { eventsAfter, eventTypes, fetchEvents, handle, stored } from './tenant.js'

// Made for browsers: in Node it needs this global.
globalThis.window ??= globalThis
globalThis.document ??= { removeEventListener() {} }

let pause = 2_000
await fetchEventSource(eventsAfter(stored), {
  fetch: fetchEvents,
  // Otherwise it disconnects while the page is hidden.
  openWhenHidden: true,
  onmessage({ event, data, retry }) {
    pause = retry ?? pause
    if (eventTypes.includes(event)) handle(data)
  },
  // Otherwise it ends without an error when the service ends the stream.
  onclose() {
    throw new Error('The service has ended the stream.')
  },
  onerror: () => pause,
})
