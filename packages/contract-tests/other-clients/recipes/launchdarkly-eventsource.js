import { EventSource } from 'launchdarkly-eventsource'
import { afterRefusal, authorization, eventsAfter, eventTypes, handle, stored } from './tenant.js'

let offset = stored
await connect()

async function connect() {
  const source = new EventSource(eventsAfter(offset), {
    headers: { Authorization: await authorization().catch(() => '') },
    readTimeoutMillis: 45_000,
    maxBackoffMillis: 30_000,
    retryResetIntervalMillis: 5_000,
    jitterRatio: 0.5,
  })
  for (const type of eventTypes)
    source.addEventListener(type, ({ data, lastEventId }) => {
      handle(data)
      offset = lastEventId
    })
  // After a broken connection and after 5xx it connects again by itself. After 401 and 429 it gives up.
  source.addEventListener('error', async ({ status, headers }) => {
    if (!(status >= 400 && status < 500)) return
    source.close()
    await afterRefusal(status, headers['retry-after'])
    connect()
  })
}
