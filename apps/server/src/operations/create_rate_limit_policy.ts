import { messages } from '@tenant-api/contract'
import { entityTagOf } from '../api/entity-tags.ts'
import { newId } from '../api/ids.ts'
import { problem } from '../api/problem.ts'
import { shownPolicy } from '../limiting/rate-limit-policy.ts'
import { handler } from './handler.ts'

export const create_rate_limit_policy = handler(
  'create_rate_limit_policy',
  async ({ body }, { clock, rateLimitPolicies }, call) => {
    const now = new Date(clock.now()).toISOString()
    const policy = { id: newId('rlp_'), version: 1, ...body, created_at: now, updated_at: now }
    const resource = { type: 'rate_limit_policy', id: policy.id, name: policy.consumer_selector } as const
    const entry = call.entry(201, { resource, changed: Object.keys(body) })
    const outcome = await rateLimitPolicies.insert(policy, entry)
    if (outcome === 'exists') return problem('conflict', messages.RateLimitPolicyNotCreated.exists)
    if (outcome === 'too many')
      return problem('too_many_entities', messages.RateLimitPolicyNotCreated.too_many)
    return { status: 201, headers: { ETag: entityTagOf(policy) }, body: shownPolicy(policy) }
  },
)
