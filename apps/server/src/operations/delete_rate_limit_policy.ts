import { messages } from '@tenant-api/contract'
import { ifMatch } from '../api/entity-tags.ts'
import { problem } from '../api/problem.ts'
import type { RateLimitPolicy } from '../limiting/rate-limit-policy.ts'
import { handler } from './handler.ts'

export const delete_rate_limit_policy = handler(
  'delete_rate_limit_policy',
  async ({ path, headers }, { rateLimitPolicies }, call) => {
    const entryOf = ({ id, consumer_selector: name }: RateLimitPolicy) =>
      call.entry(204, { resource: { type: 'rate_limit_policy', id, name } })
    const outcome = await rateLimitPolicies.delete(path.id, entryOf, ifMatch(headers['if-match']))
    if (outcome === 'unknown') return problem('not_found', messages.RateLimitPolicyNotFound.not_found)
    if (outcome === 'precondition failed')
      return problem('precondition_failed', messages.PreconditionFailed.precondition_failed)
    return { status: 204 }
  },
)
