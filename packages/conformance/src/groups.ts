import type { Block } from './cases.ts'
import { brokenBodies, examples } from './examples.ts'
import { attempts } from './suite/attempts.ts'
import { authentication, scopes } from './suite/authentication.ts'
import { bodies } from './suite/bodies.ts'
import { deliveries } from './suite/deliveries.ts'
import { documentedErrors } from './suite/documented-errors.ts'
import { changedEventStreams, eventStreams, streamStanding } from './suite/event-streams.ts'
import { everyProperty } from './suite/every-property.ts'
import { failedDeliveries } from './suite/failed-deliveries.ts'
import { filters } from './suite/filters.ts'
import { identifiers } from './suite/identifiers.ts'
import { keys } from './suite/keys.ts'
import { listings, presentResources } from './suite/listings.ts'
import { logs } from './suite/logs.ts'
import { methods } from './suite/methods.ts'
import { order } from './suite/order.ts'
import { publishing, refusedPublications } from './suite/publishing.ts'
import { queries } from './suite/queries.ts'
import { rateLimitPolicies } from './suite/rate-limit-policies.ts'
import { replays } from './suite/replays.ts'
import { resuming } from './suite/resuming.ts'
import { heartbeats, subscribing } from './suite/subscribing.ts'
import { tokens } from './suite/tokens.ts'
import type { Target } from './target.ts'
import { blockOf, type Group } from './target.ts'

/** The groups of cases, in the order in which they run. */
const groups = {
  heartbeats: { declare: heartbeats, isWaiting: true },
  authentication: { declare: authentication, isQuiet: true },
  scopes: { declare: scopes, isQuiet: true, needs: ['credentials'] },
  methods: { declare: methods, isQuiet: true },
  identifiers: { declare: identifiers, isQuiet: true },
  queries: { declare: queries, isQuiet: true },
  bodies: { declare: bodies, isQuiet: true },
  'broken-bodies': { declare: brokenBodies, isQuiet: true },
  tokens: { declare: tokens, isQuiet: true, needs: ['credentials'] },
  keys: { declare: keys, isQuiet: true },
  listings: { declare: listings, isQuiet: true },
  policies: { declare: rateLimitPolicies, isQuiet: true, needs: ['writes'] },
  deliveries: { declare: deliveries, isQuiet: true },
  attempts: { declare: attempts, isQuiet: true },
  logs: { declare: logs, isQuiet: true },
  'failed-deliveries': { declare: failedDeliveries, needs: ['writes', 'webhooks'] },
  subscribing: { declare: subscribing },
  resuming: { declare: resuming },
  order: { declare: order },
  publishing: { declare: publishing, needs: ['writes', 'internalToken'] },
  'refused-publications': { declare: refusedPublications, needs: ['writes', 'internalToken'] },
  'event-data': { declare: everyProperty, needs: ['events'] },
  standing: { declare: streamStanding, needs: ['webhooks', 'events', 'manyEvents'] },
  filters: { declare: filters },
  replays: { declare: replays, needs: ['writes'] },
  // Last, because these enable event streams: later published events would be sent to the document's example addresses.
  'event-streams': { declare: eventStreams, needs: ['writes'] },
  'changed-event-streams': { declare: changedEventStreams, needs: ['writes', 'keepState'] },
  examples: { declare: examples },
  errors: { declare: documentedErrors },
  resources: { declare: presentResources, needs: ['writes'] },
} as const satisfies Readonly<Record<string, Omit<Group, 'name'>>>

export type GroupName = keyof typeof groups
export const groupNames = Object.keys(groups) as readonly GroupName[]

/** The groups with these names. */
export function groupsOf(names: readonly GroupName[]): readonly Group[] {
  return names.map(name => ({ name, ...groups[name] }))
}

export function casesOf(name: GroupName, target: Target): Block {
  return blockOf({ name, ...groups[name] }, target)
}
