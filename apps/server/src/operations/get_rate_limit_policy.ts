import { messages } from '@tenant-api/contract'
import { handler } from '../handler.ts'
import { problem } from '../problem.ts'

export const get_rate_limit_policy = handler(
  'get_rate_limit_policy',
  async ({ path }, { rateLimitPolicies }) => {
    const policy = await rateLimitPolicies.find(path.id)
    return policy
      ? { status: 200, body: policy }
      : problem('not_found', messages.RateLimitPolicyNotFound.not_found)
  },
)
