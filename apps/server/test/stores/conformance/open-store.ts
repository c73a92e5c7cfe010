import type { ErasureStore } from '../../../src/events/erasure.ts'
import type { OffsetCodec } from '../../../src/events/offset.ts'
import type { CommandStores, Stores } from '../../../src/stores/stores.ts'
import type { TenantSecrets } from '../../../src/stores/tenant.ts'

export interface OpenedStore extends Stores {
  /** The codec of the event log's offsets. */
  readonly offsets: OffsetCodec
  readonly tenant: TenantSecrets
  /** Opens the stores of a command, and closes them after the test. */
  openCommands(tenant: TenantSecrets): Promise<CommandStores>
  /** The erasure of a command beside the store. */
  readonly erasure: ErasureStore
  /** Closes the store and opens it again, like a restart. The ports of the closed store must not be used any more. */
  reopen(): Promise<Stores>
  /** Runs a statement of SQL outside the store. */
  execute(sql: string): Promise<void>
  /** All stored bytes, as someone who steals the disk would read them. */
  bytesAtRest(): Promise<Buffer>
}

/** Opens an empty store, and closes it after the test. Each kind of store implements this function. */
export type OpenStore = () => Promise<OpenedStore>
