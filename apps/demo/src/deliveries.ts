import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@tenant-api/client'

/** Resolves with the failed deliveries of an event stream once there are `count`, at most 100. */
export async function failedDeliveries(client: Client, id: string, count: number, signal: AbortSignal) {
  while (true) {
    const deliveries = await client.getEventDeliveries({ id, take: 100 }, { signal })
    if (deliveries.length === count) return deliveries
    await wait(100, undefined, { signal })
  }
}
