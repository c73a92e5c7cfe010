import type { Client } from '@tenant-api/client'
import type { Filters } from './filters.ts'

/** Maximum pages to read. Each page costs a request. */
const mostPages = 20
const largestPage = 100

export interface Count {
  readonly count: number
  /** False if there are more deliveries than `count`. */
  readonly isExact: boolean
}

/** Counts the failed deliveries of an event stream that match filters, up to 2,000. */
export async function countDeliveries(
  client: Client,
  id: string,
  filters: Filters,
  signal: AbortSignal,
): Promise<Count> {
  let count = 0
  let pages = 0
  const listing = client.getEventDeliveries({ id, ...filters, take: largestPage }, { signal })
  for await (const { items, next } of listing.pages()) {
    count += items.length
    pages += 1
    if (pages === mostPages) return { count, isExact: next === undefined }
  }
  return { count, isExact: true }
}
