import type { DeliveryCounts } from './delivery-history.ts'

export const dayMs = 86_400_000

/** The start of the UTC day that contains a time. Both are in milliseconds since 1970. */
export function startOfDay(time: number): number {
  return Math.floor(time / dayMs) * dayMs
}

/** One entry for each day of a time window, with zeros for days on which no delivery ended. */
export function dailyCounts(counts: readonly DeliveryCounts[], from: number, to: number): DeliveryCounts[] {
  const byDay = new Map(counts.map(count => [count.day, count]))
  const days: DeliveryCounts[] = []
  for (let day = startOfDay(from); day < to; day += dayMs) {
    days.push(byDay.get(day) ?? { day, successful: 0, failed: 0 })
  }
  return days
}
