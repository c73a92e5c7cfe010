import { limits } from '../limits.ts'
import type { NewLogEntry } from '../logs/entries.ts'
import { type InTurn, inCountTime } from './count-time.ts'
import type {
  DeliveryCount,
  DeliveryFilter,
  DeliveryPlace,
  DeliveryStore,
  RedeliveryOfMany,
} from './deliveries.ts'

const notCounted = `The deliveries could not be counted within ${limits.countSeconds} seconds. Try again, or choose fewer of them with date_from, date_to or event_types.`

/**
 * Starts to redeliver, in the background, all failed deliveries of a stream that match the filter and are not being redelivered.
 * `accepted` is their number at the time of the call. A long history is counted in many calls of the store.
 *
 * @param entry makes the entry for the tenant's log
 * @param inTurn runs a call of the store when its turn comes
 * @throws {Problem} `service_unavailable` when the redelivery has not begun after `limits.countSeconds`. Then it does not begin.
 */
export function redeliverAll(
  store: Pick<DeliveryStore, 'countAtRest' | 'startRedelivery'>,
  eventStreamId: string,
  filter: DeliveryFilter,
  entry: (accepted: number) => NewLogEntry,
  inTurn: InTurn = call => call(),
): Promise<RedeliveryOfMany> {
  return inCountTime(notCounted, inTurn, async step => {
    let accepted = 0
    for (const type of filter.eventTypes ?? [null]) {
      let next: DeliveryPlace | null = null
      do {
        const after: DeliveryPlace | null = next
        const part: DeliveryCount = await step(() => store.countAtRest(eventStreamId, filter, type, after))
        accepted += part.atRest
        next = part.next
      } while (next)
    }
    return step(() => store.startRedelivery(eventStreamId, filter, accepted, entry(accepted)), true)
  })
}
