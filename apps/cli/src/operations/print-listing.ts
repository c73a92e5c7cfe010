import type { CursorPage, Listing, NumberedPage } from '@tenant-api/client'
import { faultOf } from '../fault.ts'
import { printable } from '../output/cell.ts'
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
 * Prints one page or all pages. After one page, it also requests the next page, which shows whether there are more items. If only
 * this request fails, the command has succeeded: a note says so.
 *
 * @param noun the plural noun for the items, such as `deliveries`
 */
export async function printListing(
  listing: Listing<unknown, Page>,
  print: (items: readonly unknown[]) => Listed,
  noun: string,
  { all, ...flags }: ListingFlags,
): Promise<void> {
  const pages = listing.pages()
  const shown: Page[] = []
  for (let step = await pages.next(); !step.done; step = await pages.next()) {
    shown.push(step.value)
    if (!all) break
  }
  const printed = shown.map(({ items }) => print(items))
  const items = printed.flatMap(part => part.items)
  printRows(
    printed.flatMap(part => part.rows),
    { ...flags, data: items },
  )
  if (items.length === 0 && !flags.json) note(`No ${noun}.`)
  if (all) return
  const next = shown.at(-1)?.next
  const flag = `Add --all to list everything, or ${typeof next === 'number' ? '--page' : '--from'} ${printable(next)} for the next page.`
  try {
    const { value } = await pages.next()
    if (value && value.items.length > 0) note(`Showing ${items.length}; there are more. ${flag}`)
  } catch (error) {
    const reason = faultOf(error).message.replace(/\.?$/, '.')
    note(`Showing ${items.length}; there may be more, but the next page failed: ${reason} ${flag}`)
  }
}
