import { defaults, type SubscriptionMessage, subscribeEvents } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { baseUrl, token } from './tenant.ts'

Object.assign(defaults, { baseUrl, headers: { Authorization: `Bearer ${token}` } })
await printOutcome(async (): Promise<SubscriptionMessage> => {
  const answer = await subscribeEvents()
  if (answer.status !== 200) throw answer.data
  return answer.data
})
