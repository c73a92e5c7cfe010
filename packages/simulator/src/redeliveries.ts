import { collections } from './generated/collections.ts'
import { matching } from './listing-filter.ts'
import { isRecord } from './parts.ts'
import type { ResourceStore } from './resource-store.ts'
import type { ResourceRequest } from './resources.ts'

// The names are strings, because the document of another API does not have these operations.

/** Whether an operation is the redelivery of one delivery of a collection. Its path is beside the path of the delivery. */
export function isRedeliveryIn({ listing }: { readonly listing: string }, id: string): boolean {
  return id === 'redeliver_event' && listing === 'get_event_deliveries'
}

/** The number of deliveries that match the filters of a redelivery. Undefined for a request of another kind. */
export function redeliveryCount(
  id: string,
  store: ResourceStore,
  { parameters, input }: ResourceRequest,
): number | undefined {
  const deliveries = collections.find(({ listing }: { readonly listing: string }) => {
    return listing === 'get_event_deliveries'
  })
  if (id !== 'redeliver_events' || !deliveries) return undefined
  const filters = Object.entries(isRecord(input) ? input : {}).map(([name, value]) => [name, String(value)])
  return matching(store.list(deliveries, parameters), Object.fromEntries(filters)).length
}
