import { client } from './generated/client.gen.ts'
import { type SubscriptionMessage, subscribeEvents } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { baseUrl, token } from './tenant.ts'

client.setConfig({ baseUrl, auth: token })
await printOutcome(async (): Promise<AsyncIterable<SubscriptionMessage>> => {
  const { stream } = await subscribeEvents()
  return stream
})
