import type { Schemas } from '@tenant-api/client'
import type { Accepted } from './use-redeliveries.ts'

type Delivery = Schemas['EventStreamDelivery']

/**
 * How many redelivered deliveries succeeded, as a sentence. A delivery that is still listed has failed again.
 *
 * @param listing the filters of the page now, as text
 * @param loaded the deliveries of the page now
 * @param hasMore whether more match than are loaded
 */
export function outcomeOf(
  accepted: Accepted | undefined,
  listing: string,
  loaded: readonly Delivery[],
  hasMore: boolean,
): string {
  // The list has other filters now, so it does not show whether these deliveries failed again.
  if (!accepted || accepted.listing !== listing) return ''
  if (!accepted.ids) return `${loaded.length}${hasMore ? ' or more' : ''} failed deliveries match now.`
  const listed = new Set(loaded.map(({ id }) => id))
  const failed = accepted.ids.filter(id => listed.has(id)).length
  return `${accepted.ids.length - failed} succeeded, ${failed} failed again.`
}
