import { EventsService, OpenAPI, type SubscriptionMessage } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { baseUrl, token } from './tenant.ts'

Object.assign(OpenAPI, { BASE: baseUrl, TOKEN: token })
await printOutcome((): Promise<SubscriptionMessage> => EventsService.subscribeEvents())
