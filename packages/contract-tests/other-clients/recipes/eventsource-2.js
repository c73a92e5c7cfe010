import EventSource from 'eventsource'
import { afterRefusal, authorization, eventsAfter, eventTypes, handle, stored } from './tenant.js'

let offset = stored
await connect()

async function connect() {
  const headers = { Authorization: await authorization().catch(() => '') }
  const source = new EventSource(eventsAfter(offset), { headers })
  for (const type of eventTypes)
    source.addEventListener(type, ({ data, lastEventId }) => {
      handle(data)
      offset = lastEventId
    })
  // After a broken connection and after 5xx it connects again by itself. After 401 and 429 it gives up.
  source.addEventListener('error', async ({ status }) => {
    if (!(status >= 400 && status < 500)) return
    source.close()
    await afterRefusal(status)
    connect()
  })
}
