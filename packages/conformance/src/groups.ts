import { type Block, collect } from './cases/declare.ts'
import { lack, type Need } from './needs.ts'
import { authentication } from './suite/authentication.ts'
import { bodies } from './suite/bodies.ts'
import { changedEventStreams } from './suite/changed-event-streams.ts'
import { deliveries } from './suite/deliveries.ts'
import { documentedErrors } from './suite/documented-errors.ts'
import { eventStreams } from './suite/event-streams.ts'
import { everyProperty } from './suite/every-property.ts'
import { examples } from './suite/examples.ts'
import { failedDeliveries } from './suite/failed-deliveries.ts'
import { heartbeats } from './suite/heartbeats.ts'
import { identifiers } from './suite/identifiers.ts'
import { keys } from './suite/keys.ts'
import { listings } from './suite/listings.ts'
import { methods } from './suite/methods.ts'
import { order } from './suite/order.ts'
import { presentResources } from './suite/present-resources.ts'
import { publishing } from './suite/publishing.ts'
import { queries } from './suite/queries.ts'
import { rateLimitPolicies } from './suite/rate-limit-policies.ts'
import { refusedPublications } from './suite/refused-publications.ts'
import { resuming } from './suite/resuming.ts'
import { scopes } from './suite/scopes.ts'
import { streamStanding } from './suite/stream-standing.ts'
import { subscribing } from './suite/subscribing.ts'
import { tokens } from './suite/tokens.ts'
import type { Target } from './target.ts'

interface Group {
  readonly declare: (target: Target) => void
  readonly needs?: readonly Need[]
  /** Publishes no events that other readers would get. */
  readonly isQuiet?: true
}

/** The groups of cases, in the order in which they run. */
const groups = {
  heartbeats: { declare: heartbeats, isQuiet: true },
  authentication: { declare: authentication, isQuiet: true },
  scopes: { declare: scopes, isQuiet: true, needs: ['credentials'] },
  methods: { declare: methods, isQuiet: true },
  identifiers: { declare: identifiers, isQuiet: true },
  queries: { declare: queries, isQuiet: true },
  bodies: { declare: bodies, isQuiet: true },
  tokens: { declare: tokens, isQuiet: true, needs: ['credentials'] },
  keys: { declare: keys, isQuiet: true },
  listings: { declare: listings, isQuiet: true },
  policies: { declare: rateLimitPolicies, isQuiet: true, needs: ['writes'] },
  deliveries: { declare: deliveries, isQuiet: true },
  'failed-deliveries': { declare: failedDeliveries, needs: ['writes', 'webhooks'] },
  subscribing: { declare: subscribing },
  resuming: { declare: resuming },
  order: { declare: order },
  publishing: { declare: publishing, needs: ['writes', 'internalToken'] },
  'refused-publications': { declare: refusedPublications, needs: ['writes', 'internalToken'] },
  'event-data': { declare: everyProperty, needs: ['events'] },
  standing: { declare: streamStanding, needs: ['webhooks', 'events', 'manyEvents'] },
  // Last, because these enable event streams: later published events would be sent to the document's example addresses.
  'event-streams': { declare: eventStreams, needs: ['writes'] },
  'changed-event-streams': { declare: changedEventStreams, needs: ['writes', 'keepState'] },
  examples: { declare: examples },
  errors: { declare: documentedErrors },
  resources: { declare: presentResources, needs: ['writes'] },
} as const satisfies Readonly<Record<string, Group>>

export type GroupName = keyof typeof groups
export const groupNames = Object.keys(groups) as readonly GroupName[]

/** Whether a group publishes no events that other readers would get. */
export function isQuiet(name: GroupName): boolean {
  const { isQuiet }: Group = groups[name]
  return isQuiet ?? false
}

/** The cases of a group for a target. A group that does not apply to the target has no cases, but a reason. */
export function casesOf(name: GroupName, target: Target): Block {
  const { declare, needs = [] }: Group = groups[name]
  return collect(name, lack(target, ...needs), () => declare(target))
}
