import { messages } from '@tenant-api/contract'
import { ifMatch } from '../api/entity-tags.ts'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const delete_rate_limit_policy = handler(
  'delete_rate_limit_policy',
  async ({ path, headers }, { rateLimitPolicies }) => {
    const outcome = await rateLimitPolicies.delete(path.id, ifMatch(headers['if-match']))
    if (outcome === 'unknown') return problem('not_found', messages.RateLimitPolicyNotFound.not_found)
    if (outcome === 'precondition failed')
      return problem('precondition_failed', messages.PreconditionFailed.precondition_failed)
    return { status: 204 }
  },
)
