import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'
import type { NewLogEntry } from '../logs/entries.ts'
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
export async function redeliverAll(
  store: Pick<DeliveryStore, 'countAtRest' | 'startRedelivery'>,
  eventStreamId: string,
  filter: DeliveryFilter,
  entry: (accepted: number) => NewLogEntry,
  inTurn: <Result>(call: () => Promise<Result>) => Promise<Result> = call => call(),
): Promise<RedeliveryOfMany> {
  let isOver = false
  let hasBegun = false

  async function countOf(type: string | null): Promise<number> {
    let total = 0
    let next: DeliveryPlace | null = null
    do {
      const after: DeliveryPlace | null = next
      const part: DeliveryCount = await inTime(() => store.countAtRest(eventStreamId, filter, type, after))
      total += part.atRest
      next = part.next
      await nextTurn()
    } while (next)
    return total
  }

  function inTime<Result>(call: () => Promise<Result>): Promise<Result> {
    return inTurn(() => {
      if (isOver) throw new Problem('service_unavailable', notCounted)
      return call()
    })
  }

  async function run(): Promise<RedeliveryOfMany> {
    let accepted = 0
    for (const type of filter.eventTypes ?? [null]) accepted += await countOf(type)
    return inTime(() => {
      hasBegun = true
      return store.startRedelivery(eventStreamId, filter, accepted, entry(accepted))
    })
  }

  let timer: NodeJS.Timeout | undefined
  const refusal = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (hasBegun) return
      isOver = true
      reject(new Problem('service_unavailable', notCounted))
    }, limits.countSeconds * 1_000)
  })
  try {
    return await Promise.race([run(), refusal])
  } finally {
    clearTimeout(timer)
  }
}
