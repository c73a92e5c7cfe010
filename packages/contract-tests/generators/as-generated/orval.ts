import { type SubscriptionMessage, subscribeEvents } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { token } from './tenant.ts'

await printOutcome(async (): Promise<SubscriptionMessage> => {
  const answer = await subscribeEvents(undefined, { headers: { Authorization: `Bearer ${token}` } })
  if (answer.status !== 200) throw answer.data
  return answer.data
})
