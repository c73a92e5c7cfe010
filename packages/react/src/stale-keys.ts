import type { Client } from '@tenant-api/client'
import type { QueryName } from './generated/operations.ts'
import type { LiveEvent } from './log.ts'
import { operationKey } from './queries.ts'

/**
 * The keys of the queries that may be stale after some events, or after a gap: for `queryClient.invalidateQueries`. Without `events`,
 * the keys of all queries that may be stale after any event.
 */
export function staleKeys(
  client: Client,
  events?: readonly LiveEvent[],
): readonly ReturnType<typeof operationKey>[] {
  // The operations that report on the delivery of events. Events of all types, also of newer ones, change their answers.
  const names: readonly QueryName[] = ['getEventStreamStats', 'getEventDeliveries', 'getEventDelivery']
  return events?.length === 0 ? [] : names.map(name => operationKey(client, name))
}
