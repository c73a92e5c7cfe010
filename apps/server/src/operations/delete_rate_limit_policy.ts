import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const delete_rate_limit_policy = handler(
  'delete_rate_limit_policy',
  async ({ path }, { rateLimitPolicies }) => {
    const outcome = await rateLimitPolicies.delete(path.id)
    return outcome === 'deleted'
      ? { status: 204 }
      : problem('not_found', messages.RateLimitPolicyNotFound.not_found)
  },
)
