import { type Client, type EventType, eventTypes } from '@tenant-api/client'
import type { QueryName } from './generated/operations.ts'
import type { LiveEvent } from './log.ts'
import { operationKey } from './queries.ts'

/** The operations that report on the delivery of events. */
const deliveryOperations: readonly QueryName[] = [
  'getEventStreamStats',
  'getEventDeliveries',
  'getEventDelivery',
]

/**
 * The operations whose answers may change after an event of a type. The service's own resources, event streams and rate limit
 * policies, have no event types: mutations change them.
 */
export const staleOperations = Object.fromEntries(
  eventTypes.map(type => [type, deliveryOperations]),
) as Readonly<Record<EventType, readonly QueryName[]>>

/** The keys of all queries about deliveries. */
export function deliveryKeys(client: Client): readonly ReturnType<typeof operationKey>[] {
  return deliveryOperations.map(name => operationKey(client, name))
}

/** The keys of the queries that may be stale after some events, or after a gap: for `queryClient.invalidateQueries`. */
export function staleKeys(
  client: Client,
  events: readonly LiveEvent[],
): readonly ReturnType<typeof operationKey>[] {
  // Events of all types, also of newer ones, change the same answers.
  return events.length > 0 ? deliveryKeys(client) : []
}
