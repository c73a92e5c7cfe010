import { createApiClient } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { baseUrl, token } from './tenant.ts'

const client = createApiClient(baseUrl, { axiosConfig: { headers: { Authorization: `Bearer ${token}` } } })
await printOutcome(() => client.subscribe_events())
