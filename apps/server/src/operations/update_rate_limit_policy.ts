import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const update_rate_limit_policy = handler(
  'update_rate_limit_policy',
  async ({ path, body: { configuration } }, { clock, rateLimitPolicies }) => {
    const policy = await rateLimitPolicies.update(path.id, {
      configuration,
      updated_at: new Date(clock.now()).toISOString(),
    })
    return policy
      ? { status: 200, body: policy }
      : problem('not_found', messages.RateLimitPolicyNotFound.not_found)
  },
)
