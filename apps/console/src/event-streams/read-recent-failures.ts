import type { Client, Schemas } from '@tenant-api/client'

const second = 1_000
/** Number of results on a page. A larger page would make each answer larger. */
const pageSize = 20
/** Maximum number of search steps: enough to narrow the time since 1970 down to one second. */
const mostRequests = 10

/**
 * Reads the newest failed deliveries, newest first. The service lists the oldest first, so a binary search on a
 * logarithmic scale looks for a start time since which the failed deliveries fit on one page. If more than one page
 * of deliveries failed within a second, the newest of them may be missing.
 *
 * @param wanted the maximum number of deliveries to return
 */
export async function readRecentFailures(
  client: Client,
  id: string,
  wanted: number,
  signal: AbortSignal,
): Promise<readonly Schemas['EventStreamDelivery'][]> {
  // The operator decides how long the service keeps deliveries, so begin with all of them.
  const longest = Date.now()
  type Page = readonly Schemas['EventStreamDelivery'][]
  let [tooShort, tooLong, span] = [second, longest, longest]
  let [whole, cut]: readonly [Page, Page] = [[], []]
  for (let request = 0; request < mostRequests; request += 1) {
    const date_from = new Date(Date.now() - span)
    const { items, next } = await client
      .getEventDeliveries({ id, date_from, take: pageSize }, { signal })
      .page()
    if (next === undefined) [whole, tooShort] = [items, span]
    else [cut, tooLong] = [items, span]
    if (next === undefined && (items.length >= wanted || span === longest)) break
    span = Math.sqrt(tooShort * tooLong)
  }
  return (whole.length > 0 ? whole : cut).slice(-wanted).reverse()
}
