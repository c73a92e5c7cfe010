import { messages } from '@tenant-api/contract'
import { entityTagOf, ifMatch } from '../api/entity-tags.ts'
import { problem } from '../api/problem.ts'
import { shownPolicy } from '../limiting/rate-limit-policy.ts'
import { changedProperties } from '../logs/entries.ts'
import { handler } from './handler.ts'

export const update_rate_limit_policy = handler(
  'update_rate_limit_policy',
  async ({ path, headers, body }, { clock, rateLimitPolicies }, call) => {
    const updated = await rateLimitPolicies.update(
      path.id,
      { configuration: body.configuration, updated_at: new Date(clock.now()).toISOString() },
      (before, after) => {
        const names = changedProperties(body, before, after)
        const resource = { type: 'rate_limit_policy', id: path.id, name: before.consumer_selector } as const
        return names.length > 0 ? call.entry(200, { resource, changed: names }) : null
      },
      ifMatch(headers['if-match']),
    )
    if (updated === 'unknown') return problem('not_found', messages.RateLimitPolicyNotFound.not_found)
    if (updated === 'precondition failed')
      return problem('precondition_failed', messages.PreconditionFailed.precondition_failed)
    return { status: 200, headers: { ETag: entityTagOf(updated) }, body: shownPolicy(updated) }
  },
)
