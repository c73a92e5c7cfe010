import {
  type BodyRule,
  type OperationId,
  redeliveryRule,
  replayRule,
  type Violation,
  validatePublishEvent,
} from '@tenant-api/contract'
import { filterViolations } from '@tenant-api/contract/event-filter'
import { normalClientId, normalForm } from '../auth/clients.ts'
import { destinationRule } from '../webhooks/addresses.ts'
import type { Context } from './context.ts'

/**
 * The rules of bodies that the document's schemas cannot express. The pipeline applies them together with the schemas, so that an answer
 * lists all faults of a body. A handler gets only bodies that keep both.
 */
export function bodyRules({
  baseUrl,
  webhooks: { addressGuard },
}: Pick<Context, 'baseUrl' | 'webhooks'>): Partial<Record<OperationId, BodyRule>> {
  const ofDestination = destinationRule(addressGuard, baseUrl)
  const ofStream: BodyRule = body => [...filterViolations(body), ...ofDestination(body)]
  return {
    create_event_stream: ofStream,
    update_event_stream: ofStream,
    create_rate_limit_policy: selectorRule,
    redeliver_events: redeliveryRule,
    replay_events: replayRule,
    test_event_stream: testEventRule,
  }
}

const ofClient = 'client_id:'

/** Refuses a selector that can match no client: its operator would believe that the policy is active. */
function selectorRule(body: unknown): readonly Violation[] {
  const { consumer_selector: selector } = Object(body)
  if (typeof selector !== 'string' || !selector.startsWith(ofClient)) return []
  const normal = normalClientId(selector.slice(ofClient.length))
  if (selector === `${ofClient}${normal}`) return []
  const proposal = normal === null ? '' : `. Use ${JSON.stringify(`${ofClient}${normal}`)}`
  const message = `can match no client: an id that begins with https: must be ${normalForm}${proposal}`
  return [{ path: '/consumer_selector', code: 'invalid', message }]
}

/** Refuses data that does not fit the event type. */
function testEventRule(body: unknown): readonly Violation[] {
  const { event_type: type, data } = Object(body)
  if (data === undefined) return []
  return validatePublishEvent({ type, data }).filter(({ path }) => path.startsWith('/data'))
}
