import type { OffsetCodec } from '../../../src/events/offset.ts'
import type { Stores } from '../../../src/stores.ts'

export interface OpenedStore extends Stores {
  /** The codec of the event log's offsets. */
  readonly offsets: OffsetCodec
  /** Closes the store and opens it again, like a restart. Earlier ports must not be used any more. */
  reopen(): Promise<Stores>
  /** Everything on the disk, as a thief would find it. */
  bytesAtRest(): Promise<Buffer>
}

/** Opens an empty store, and closes it after the test. Each kind of store has such a function. */
export type OpenStore = () => Promise<OpenedStore>
