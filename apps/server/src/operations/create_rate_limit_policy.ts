import { bodyFault, messages, type RequestFault } from '@tenant-api/contract'
import { entityTagOf } from '../api/entity-tags.ts'
import { newId } from '../api/ids.ts'
import { badRequest, problem } from '../api/problem.ts'
import { normalClientId, normalForm } from '../auth/clients.ts'
import { shownPolicy } from '../limiting/rate-limit-policy.ts'
import { handler } from './handler.ts'

export const create_rate_limit_policy = handler(
  'create_rate_limit_policy',
  async ({ body }, { clock, rateLimitPolicies }) => {
    const fault = selectorFault(body.consumer_selector)
    if (fault) return badRequest(fault)
    const now = new Date(clock.now()).toISOString()
    const policy = { id: newId('rlp_'), version: 1, ...body, created_at: now, updated_at: now }
    const outcome = await rateLimitPolicies.insert(policy)
    if (outcome === 'exists') return problem('conflict', messages.RateLimitPolicyNotCreated.exists)
    if (outcome === 'too many')
      return problem('too_many_entities', messages.RateLimitPolicyNotCreated.too_many)
    return { status: 201, headers: { ETag: entityTagOf(policy) }, body: shownPolicy(policy) }
  },
)

const ofClient = 'client_id:'

/** The error for a selector that can match no client: its operator would believe that the policy is active. */
function selectorFault(selector: string): RequestFault | null {
  if (!selector.startsWith(ofClient)) return null
  const normal = normalClientId(selector.slice(ofClient.length))
  if (selector === `${ofClient}${normal}`) return null
  const proposal = normal === null ? '' : `. Use ${JSON.stringify(`${ofClient}${normal}`)}`
  const message = `can match no client: an id that begins with https: must be ${normalForm}${proposal}`
  return bodyFault([{ path: '/consumer_selector', code: 'invalid', message }])
}
