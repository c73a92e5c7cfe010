import { StoreError } from '../../errors.ts'

/** A renewal of the lease is committed and replicated like an append, but needs hardly any room on the disk. */
type Kind = 'append' | 'renewal'

/**
 * How long the failure of an append counts if no other append follows, in milliseconds. Renewals may succeed meanwhile, on a disk that is
 * too full for events.
 */
const appendMs = 10_000

/** What a node knows from its own writes: whether the database acknowledges them. */
export interface Writes {
  /** @returns the outcome of the write */
  watch<Result>(kind: Kind, write: Promise<Result>): Promise<Result>
  /** @throws {StoreError} the failure of the last append or renewal */
  check(): void
}

/** @param now milliseconds of a monotonic clock */
export function watchWrites(now: () => number = () => performance.now()): Writes {
  const failures = new Map<Kind, { readonly error: StoreError; readonly at: number }>()
  return {
    async watch(kind, write) {
      try {
        const result = await write
        failures.delete(kind)
        return result
      } catch (error) {
        if (error instanceof StoreError) failures.set(kind, { error, at: now() })
        throw error
      }
    },
    check() {
      const { append, renewal } = Object.fromEntries(failures)
      if (renewal) throw renewal.error
      if (append && now() - append.at < appendMs) throw append.error
    },
  }
}
