import { readPage } from '../paging/page.ts'
import { handler } from './handler.ts'

export const list_rate_limit_policies = handler(
  'list_rate_limit_policies',
  async ({ query }, { paging, rateLimitPolicies }) => {
    const { from, take, page, per_page, ...filter } = query
    const listing = {
      name: ['list_rate_limit_policies', filter],
      list: (after: string | null, skip: number, limit: number) =>
        rateLimitPolicies.list(filter, after, skip, limit),
      count: () => rateLimitPolicies.count(filter),
    }
    const found = await readPage(listing, query, paging)
    if ('status' in found) return found
    return { status: 200, body: { rate_limit_policies: found.items, ...found.rest } }
  },
)
