import polyfill from 'event-source-polyfill'
import { afterRefusal, authorization, eventsAfter, eventTypes, handle, stored } from './tenant.js'

const { EventSourcePolyfill } = polyfill
let offset = stored
await connect()

async function connect() {
  const headers = { Authorization: await authorization().catch(() => '') }
  const source = new EventSourcePolyfill(eventsAfter(offset), { headers, heartbeatTimeout: 45_000 })
  for (const type of eventTypes)
    source.addEventListener(type, ({ data, lastEventId }) => {
      handle(data)
      offset = lastEventId
    })
  // After a broken connection it connects again by itself. After every answer that is not 200 it gives up.
  source.addEventListener('error', async ({ status, headers }) => {
    if (status === undefined) return
    await afterRefusal(status, headers.get('Retry-After'))
    connect()
  })
}
