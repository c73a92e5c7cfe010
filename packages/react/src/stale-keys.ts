import { type Client, type EventType, eventTypes } from '@tenant-api/client'
import type { QueryName } from './generated/operations.ts'
import type { LiveEvent } from './log.ts'
import { operationKey } from './queries.ts'

/** The operations that report on the delivery of events. */
const deliveries: readonly QueryName[] = ['getEventStreamStats', 'getEventDeliveries', 'getEventDelivery']

/**
 * The operations whose answers may change after an event of a type. The service's own resources, event streams and rate limit
 * policies, have no event types: mutations change them.
 */
export const staleOperations = Object.fromEntries(eventTypes.map(type => [type, deliveries])) as Readonly<
  Record<EventType, readonly QueryName[]>
>

/** The keys of the queries that may be stale after some events, or after a gap: for `queryClient.invalidateQueries`. */
export function staleKeys(
  client: Client,
  events: readonly LiveEvent[],
): readonly ReturnType<typeof operationKey>[] {
  const names = new Set(events.flatMap(({ type }) => staleOperations[type as EventType] ?? deliveries))
  return [...names].map(name => operationKey(client, name))
}
