import { shownPolicy } from '../limiting/rate-limit-policy.ts'
import { readPage } from '../paging.ts'
import { handler } from './handler.ts'

export const list_rate_limit_policies = handler(
  'list_rate_limit_policies',
  async ({ query }, { paging, rateLimitPolicies }) => {
    const { from, take, page, per_page, ...filter } = query
    const { resource, consumer, consumer_selector } = filter
    const listing = {
      // Named one by one, because `filter` has the order of the query, and checkpoints are bound to the name as JSON.
      name: ['list_rate_limit_policies', { resource, consumer, consumer_selector }],
      list: (after: string | null, skip: number, limit: number) =>
        rateLimitPolicies.list(filter, after, skip, limit),
      count: () => rateLimitPolicies.count(filter),
    }
    const found = await readPage(listing, query, paging)
    if ('status' in found) return found
    return { status: 200, body: { rate_limit_policies: found.items.map(shownPolicy), ...found.rest } }
  },
)
