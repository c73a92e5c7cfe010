import createClient from 'openapi-fetch'
import type { components, paths } from './generated/index.ts'
import { printOutcome } from './outcome.ts'
import { baseUrl, token } from './tenant.ts'

const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } })
await printOutcome(async (): Promise<components['schemas']['SubscriptionMessage']> => {
  const { data, error } = await client.GET('/api/v2/events')
  if (error) throw error
  return data
})
