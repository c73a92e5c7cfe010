import type { Delivery } from './delivery.ts'
import type { DispatchedStream } from './dispatch-store.ts'

/** An attempt in flight. */
export interface Flight {
  readonly delivery: Delivery<'under way'>
  readonly json: Uint8Array | null
  /** The stream as it was configured when the attempt began. */
  readonly stream: DispatchedStream['stream']
  readonly version: number
  /** Whether the attempt probes a target whose circuit is half open. */
  readonly isProbe: boolean
}
