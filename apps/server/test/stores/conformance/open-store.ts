import type { OffsetCodec } from '../../../src/events/offset.ts'
import type { Stores } from '../../../src/stores.ts'

export interface OpenedStore extends Stores {
  /** What the event log makes its offsets with. */
  readonly offsets: OffsetCodec
  /** Closes the store and opens it again, as a restart does; what was opened before may not be used any more. */
  reopen(): Promise<Stores>
  /** All that a thief of the disk would hold. */
  bytesAtRest(): Promise<Buffer>
}

/** Opens an empty store for one test, and sees to its end. Each kind of store has one. */
export type OpenStore = () => Promise<OpenedStore>
