import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const get_rate_limit_policy = handler(
  'get_rate_limit_policy',
  async ({ path }, { rateLimitPolicies }) => {
    const policy = await rateLimitPolicies.find(path.id)
    return policy
      ? { status: 200, body: policy }
      : problem('not_found', messages.RateLimitPolicyNotFound.not_found)
  },
)
