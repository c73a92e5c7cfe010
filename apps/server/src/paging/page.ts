import { problem } from '../problem.ts'
import type { Checkpoints } from './checkpoint.ts'

/** The paging parameters of a request, both styles; which of them belong together is for `readPage` to say. */
export interface PageQuery {
  readonly from?: string
  readonly take?: number
  readonly page?: number
  readonly per_page?: number
}

/** A collection whose items sort by their ids. */
export interface Listing<Item> {
  /** What a checkpoint of it is bound to: its operation and its filters. */
  readonly name: unknown
  /** At most `limit` items after an id, or from the beginning, once `skip` of them are passed over. */
  list(after: string | null, skip: number, limit: number): Promise<readonly Item[]>
  count(): Promise<number>
}

/** A page of a listing as the contract's common conventions have it, but for the key under which the items stand. */
export type Page<Item> =
  | { readonly items: Item[]; readonly rest: { next?: string } }
  | { readonly items: Item[]; readonly rest: { page: number; per_page: number; total: number } }

/**
 * Reads the page that a request asks for: by checkpoint, which is the default, or by offset.
 *
 * @param defaultSize of a page, where the request does not say
 * @returns the page, or the documented answer to parameters that make no sense
 */
export async function readPage<Item extends { readonly id: string }>(
  listing: Listing<Item>,
  { from, take, page, per_page }: PageQuery,
  { checkpoints, defaultPageSize }: { checkpoints: Checkpoints; defaultPageSize: number },
): Promise<Page<Item> | ReturnType<typeof checkpointProblem>> {
  const byOffset = page !== undefined || per_page !== undefined
  if (byOffset && (from !== undefined || take !== undefined)) {
    return problem(
      'invalid_paging',
      "The parameters 'page' and 'per_page' cannot be used together with 'from' and 'take'.",
    )
  }
  if (byOffset) {
    const [number, size] = [page ?? 0, per_page ?? defaultPageSize]
    const items = await listing.list(null, number * size, size)
    return { items: [...items], rest: { page: number, per_page: size, total: await listing.count() } }
  }
  let after: string | null = null
  if (from !== undefined) {
    const checkpoint = checkpoints.read(listing.name, from)
    if ('problem' in checkpoint) return checkpointProblem(checkpoint.problem)
    after = checkpoint.last[0] ?? null
  }
  const size = take ?? defaultPageSize
  const found = await listing.list(after, 0, size + 1)
  const items = found.slice(0, size)
  const last = found.length > size ? items.at(-1) : undefined
  return { items, rest: last ? { next: checkpoints.issue(listing.name, [last.id]) } : {} }
}

/** The documented answer to a checkpoint that cannot be gone on from. */
export function checkpointProblem(fault: 'invalid' | 'expired') {
  return fault === 'expired'
    ? problem('checkpoint_expired', "The checkpoint in 'from' has expired. Start the listing again.")
    : problem('invalid_paging', "The query parameter 'from' is not a checkpoint of this listing.")
}
