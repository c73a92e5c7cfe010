import { setConfig } from './generated/.kubb/fetch.ts'
import { type SubscriptionMessage, subscribeEvents } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { baseUrl, token } from './tenant.ts'

setConfig({ baseURL: baseUrl, headers: { Authorization: `Bearer ${token}` } })
await printOutcome((): Promise<SubscriptionMessage> => subscribeEvents())
