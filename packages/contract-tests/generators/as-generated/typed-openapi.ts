import { createApiClient } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { baseUrl, token } from './tenant.ts'

const headers = { Authorization: `Bearer ${token}` }
const client = createApiClient({ fetch: ({ method, url }) => fetch(url, { method, headers }) }, baseUrl)
await printOutcome(() => client.get('/api/v2/events', { query: {}, header: {} }))
