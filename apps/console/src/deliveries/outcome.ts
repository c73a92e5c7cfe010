import type { Schemas } from '@tenant-api/client'
import type { Accepted } from './use-redeliveries.ts'

type Delivery = Schemas['EventStreamDelivery']

/**
 * A sentence that says how many redelivered deliveries succeeded. A delivery that is still listed has failed again.
 *
 * @param listing the present filters of the page, as query text
 * @param loaded the deliveries that the page has loaded
 * @param hasMore true if more deliveries match than are loaded
 */
export function outcomeOf(
  accepted: Accepted | undefined,
  listing: string,
  loaded: readonly Delivery[],
  hasMore: boolean,
): string {
  // Say nothing after a change of the filters: a delivery that failed again may be missing from the new list, and would count as
  // succeeded.
  if (!accepted || accepted.listing !== listing) return ''
  if (!accepted.ids) return `${loaded.length}${hasMore ? ' or more' : ''} failed deliveries match now.`
  const listed = new Set(loaded.map(({ id }) => id))
  const failed = accepted.ids.filter(id => listed.has(id)).length
  return `${accepted.ids.length - failed} succeeded, ${failed} failed again.`
}
