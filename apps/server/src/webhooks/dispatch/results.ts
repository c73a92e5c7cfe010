import { limits } from '../../limits.ts'
import type { Delivery } from './delivery.ts'
import type { DispatchChanges } from './dispatch-store.ts'

/** Results that have not been written. */
export class Results {
  size = 0
  /** Size of the events to write. */
  bytes = 0
  readonly waiting: DispatchChanges['waiting'][number][] = []
  readonly failed: Delivery<'failed'>[] = []
  readonly delivered: Delivery<'delivered'>[] = []
  readonly counts = { successful: 0, failed: 0 }

  /**
   * @param mayBeStored whether a success may have a row. Most have none, because they begin and end between two commits. They
   *   are only counted.
   */
  add(
    settled: Delivery<'delivered'> | Delivery<'failed'> | DispatchChanges['waiting'][number],
    mayBeStored = true,
  ): void {
    this.size++
    this.bytes += bytesToWrite('dueAt' in settled ? settled.delivery : settled)
    if ('dueAt' in settled) {
      this.waiting.push(settled)
      return
    }
    if (settled.state === 'failed') this.failed.push(settled)
    else if (mayBeStored) this.delivered.push(settled)
    if (settled.isTest) return
    if (settled.state === 'failed') this.counts.failed++
    else this.counts.successful++
  }
}

/** Divides results into those of the next commit, with at most `commitBytes` or one large result, and those of later commits. */
export function divide(results: Results): readonly [taken: Results, left: Results] {
  const left = new Results()
  if (results.bytes <= limits.commitBytes) return [results, left]
  const taken = new Results()
  const partFor = (delivery: Delivery) => {
    const bytes = bytesToWrite(delivery)
    const isTooMuch = taken.bytes > 0 && bytes > 0 && taken.bytes + bytes > limits.commitBytes
    return isTooMuch ? left : taken
  }
  for (const result of results.waiting) partFor(result.delivery).add(result)
  for (const result of [...results.failed, ...results.delivered]) partFor(result).add(result)
  // Successes without a row are only counted.
  taken.counts.successful = results.counts.successful - left.counts.successful
  return [taken, left]
}

/** Size of the events that a commit of these changes copies or changes. */
export function bytesOf({
  waiting,
  failed,
  delivered,
}: Pick<DispatchChanges, 'waiting' | 'failed' | 'delivered'>): number {
  const deliveries = [...waiting.map(({ delivery }) => delivery), ...failed, ...delivered]
  return deliveries.reduce((sum, delivery) => sum + bytesToWrite(delivery), 0)
}

/** A failure copies its event into the history. A change of a row that contains its event writes the whole row again. */
function bytesToWrite({ state, sequence, bytes }: Delivery): number {
  return state === 'failed' || sequence === null ? bytes : 0
}

/** Event ids of deliveries that have a row in the store, or get one with these results. */
export function eventIdsOf({
  waiting,
  failed,
  delivered,
}: Pick<DispatchChanges, 'waiting' | 'failed' | 'delivered'>): readonly string[] {
  const deliveries = [...waiting.map(({ delivery }) => delivery), ...failed, ...delivered]
  return deliveries.map(({ eventId }) => eventId)
}
