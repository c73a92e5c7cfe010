// npx @hey-api/openapi-ts --input https://tenant.example.com/openapi.json --output generated
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from './generated/client/index.ts'
import { subscribeEvents } from './generated/index.ts'
import { fetchEvents, handle, stored } from './tenant.js'

const client = createClient({ baseUrl: process.env.TENANT_API_URL, fetch: fetchEvents })
let offset = stored
for (;;) {
  // It ends when the service ends the stream. Its own pauses would grow with each failure, however long ago. So make one attempt each.
  const { stream } = await subscribeEvents({
    client,
    query: { from: offset },
    sseMaxRetryAttempts: 1,
    sseDefaultRetryDelay: 0,
  })
  for await (const message of stream) {
    if ('event' in message) handle(JSON.stringify(message))
    offset = message.offset
  }
  await wait(1_000)
}
