import { createHmac, timingSafeEqual } from 'node:crypto'
import { faults } from '@tenant-api/contract'
import { badRequest } from './api/problem.ts'
import { limits } from './limits.ts'

const macBytes = 16
/** Payload and signature, both base64url. */
const form = /^([\w-]+)\.([\w-]+)$/

/**
 * The reason why a checkpoint is refused. A forged checkpoint has a wrong signature: it was changed, or was issued for another
 * listing or other filters.
 */
type CheckpointFault = 'malformed' | 'forged' | 'expired'

/** Issues and reads the opaque checkpoints of listings. */
interface Checkpoints {
  /**
   * @param listing the operation and the filters that the checkpoint is bound to, as any stable JSON value
   * @param last the sort key of the last item: the next page starts after it
   */
  issue(listing: unknown, last: readonly string[]): string
  /** Reads a checkpoint. Returns the sort key passed to `issue`, or the reason why the checkpoint is refused. */
  read(listing: unknown, checkpoint: string): { last: readonly string[] } | { problem: CheckpointFault }
}

/** Checkpoints are authenticated but not encrypted, because the page that contains a checkpoint also contains its sort key. */
export function createCheckpoints(key: Uint8Array, now: () => number = Date.now): Checkpoints {
  const mac = (listing: unknown, payload: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([listing, payload]))
      .digest()
      .subarray(0, macBytes)
  return {
    issue(listing, last) {
      const payload = Buffer.from(JSON.stringify([now(), ...last])).toString('base64url')
      return `${payload}.${mac(listing, payload).toString('base64url')}`
    },
    read(listing, checkpoint) {
      // A text that does not have the form of a checkpoint has no signature, and is refused in the next line.
      // Stryker disable next-line StringLiteral,ArrayDeclaration
      const [, payload = '', signature] = form.exec(checkpoint) ?? []
      if (signature === undefined) return { problem: 'malformed' }
      const given = Buffer.from(signature, 'base64url')
      const isAuthentic =
        given.length === macBytes &&
        given.toString('base64url') === signature &&
        timingSafeEqual(given, mac(listing, payload))
      if (!isAuthentic) return { problem: 'forged' }
      const [issuedAt, ...last] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        number,
        ...string[],
      ]
      return now() - issuedAt > 3_600_000 * limits.checkpointHours ? { problem: 'expired' } : { last }
    },
  }
}

/** The paging parameters: a paging checkpoint (`from`, `take`) or a page number (`page`, `per_page`). `readPage` refuses a mixture. */
export interface PageQuery {
  readonly from?: string
  readonly take?: number
  readonly page?: number
  readonly per_page?: number
}

/** How listings are cut into pages. */
export interface Paging {
  readonly checkpoints: Checkpoints
  /** Page size if a request names none: half of the maximum. */
  readonly defaultPageSize: number
}

/** A collection sorted by id. */
export interface Listing<Item> {
  /** The operation and the filters that checkpoints are bound to. */
  readonly name: unknown
  /** Up to `limit` items after the id `after`, or from the beginning, skipping the first `skip`. */
  list(after: string | null, skip: number, limit: number): Promise<readonly Item[]>
  count(): Promise<number>
}

/** A page of a listing. `rest` holds the documented properties besides the items, whose key differs per operation. */
type Page<Item> =
  | { readonly items: Item[]; readonly rest: { next?: string } }
  | { readonly items: Item[]; readonly rest: { page: number; per_page: number; total: number } }

/**
 * Reads the requested page: after a paging checkpoint, which is the default, or by page number.
 *
 * @returns the page, or the documented error for invalid parameters
 */
export async function readPage<Item extends { readonly id: string }>(
  listing: Listing<Item>,
  { from, take, page, per_page }: PageQuery,
  { checkpoints, defaultPageSize }: Paging,
): Promise<Page<Item> | ReturnType<typeof checkpointProblem>> {
  const byOffset = page !== undefined || per_page !== undefined
  if (byOffset && (from !== undefined || take !== undefined)) {
    return badRequest(faults.BadRequestPaging.mixed_paging)
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

/** A collection without page numbers. */
interface KeyedListing<Item extends object> {
  /** The operation and the filters that checkpoints are bound to. */
  readonly name: unknown
  /** The sort key of an item. */
  readonly keyOf: (item: NoInfer<Item>) => readonly string[]
  /** Up to `limit` items after the one with the key `after`, or from the beginning. */
  readonly list: (after: readonly string[] | null, limit: number) => Promise<readonly Item[]>
}

/** Reads the page after a paging checkpoint. @returns the page, or the documented error for an invalid checkpoint */
export async function readKeyedPage<Item extends object>(
  { name, keyOf, list }: KeyedListing<Item>,
  { from, take }: Pick<PageQuery, 'from' | 'take'>,
  { checkpoints, defaultPageSize }: Paging,
): Promise<
  { readonly items: Item[]; readonly rest: { next?: string } } | ReturnType<typeof checkpointProblem>
> {
  let after: readonly string[] | null = null
  if (from !== undefined) {
    const checkpoint = checkpoints.read(name, from)
    if ('problem' in checkpoint) return checkpointProblem(checkpoint.problem)
    after = checkpoint.last
  }
  const size = take ?? defaultPageSize
  const found = await list(after, size + 1)
  const items = found.slice(0, size)
  const last = found.length > size ? items.at(-1) : undefined
  return { items, rest: last ? { next: checkpoints.issue(name, keyOf(last)) } : {} }
}

/** The documented error for a checkpoint that is malformed, forged or expired. */
export function checkpointProblem(fault: CheckpointFault) {
  const { checkpoint_expired, forged_checkpoint, invalid_checkpoint } = faults.BadRequestPaging
  if (fault === 'expired') return badRequest(checkpoint_expired)
  return badRequest(fault === 'forged' ? forged_checkpoint : invalid_checkpoint)
}
