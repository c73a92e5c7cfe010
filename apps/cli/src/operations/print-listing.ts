import type { CursorPage, Listing, NumberedPage } from '@tenant-api/client'
import { note, printRows } from '../output/print.ts'
import type { Listed } from './operation-table.ts'

/** A page of any listing: its items, and the checkpoint or number of the next page. */
export type Page = CursorPage<unknown> | NumberedPage<unknown>

export interface ListingFlags {
  readonly json?: true
  /** Prints this page and all later ones. */
  readonly all: boolean
}

/**
 * Prints one page or all pages. To print one page, it also requests the next page, which shows whether there
 * are more items.
 *
 * @param noun the plural noun for the items, such as `deliveries`
 */
export async function printListing(
  listing: Listing<unknown, Page>,
  print: (items: readonly unknown[]) => Listed,
  noun: string,
  { all, ...flags }: ListingFlags,
): Promise<void> {
  const shown: Listed[] = []
  let next: Page['next']
  let hasMore = false
  for await (const page of listing.pages()) {
    hasMore = !all && shown.length > 0 && page.items.length > 0
    if (!all && shown.length > 0) break
    shown.push(print(page.items))
    next = page.next
  }
  const items = shown.flatMap(part => part.items)
  printRows(
    shown.flatMap(part => part.rows),
    { ...flags, data: items },
  )
  if (items.length === 0 && !flags.json) note(`No ${noun}.`)
  if (!hasMore) return
  const flag = typeof next === 'number' ? '--page' : '--from'
  note(
    `Showing ${items.length}; there are more. Add --all to list everything, or ${flag} ${next} for the next page.`,
  )
}
