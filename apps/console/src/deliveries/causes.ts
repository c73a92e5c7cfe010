import type { Schemas } from '@tenant-api/client'

type Delivery = Schemas['EventStreamDelivery']

/** An error, and the number of deliveries with this error. */
export interface Cause {
  readonly error: string
  readonly count: number
}

/** Why the last attempt of a delivery failed. */
export function errorOf({ attempts }: Delivery): string {
  return attempts.at(-1)?.error_message ?? 'No message.'
}

/** The errors of deliveries, the most frequent first. */
export function causesOf(deliveries: readonly Delivery[]): readonly Cause[] {
  const counts = new Map<string, number>()
  for (const delivery of deliveries) {
    const error = errorOf(delivery)
    counts.set(error, (counts.get(error) ?? 0) + 1)
  }
  return Array.from(counts, ([error, count]) => ({ error, count })).sort((a, b) => b.count - a.count)
}
