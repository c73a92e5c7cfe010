import type { Client, Schemas } from '@tenant-api/client'

const hour = 3_600_000
/** How far back to look, in milliseconds: to the shortest time in which deliveries have failed. */
const spans = [hour, 24 * hour, 30 * 24 * hour]
const most = 20

/** Reads failed deliveries of recent time, newest first. The service lists the oldest first, so that it is asked for short spans. */
export async function readRecentFailures(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<readonly Schemas['EventStreamDelivery'][]> {
  for (const span of spans) {
    const date_from = new Date(Date.now() - span)
    const { items } = await client.getEventDeliveries({ id, date_from, take: most }, { signal }).page()
    if (items.length > 0) return items.reverse()
  }
  return []
}
