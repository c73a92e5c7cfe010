import { messages } from '@tenant-api/contract'
import { entityTagOf } from '../api/entity-tags.ts'
import { problem } from '../api/problem.ts'
import { shownPolicy } from '../limiting/rate-limit-policy.ts'
import { handler } from './handler.ts'

export const get_rate_limit_policy = handler(
  'get_rate_limit_policy',
  async ({ path }, { rateLimitPolicies }) => {
    const policy = await rateLimitPolicies.find(path.id)
    return policy
      ? { status: 200, headers: { ETag: entityTagOf(policy) }, body: shownPolicy(policy) }
      : problem('not_found', messages.RateLimitPolicyNotFound.not_found)
  },
)
