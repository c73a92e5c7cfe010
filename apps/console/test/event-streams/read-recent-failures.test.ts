import type { Client, Schemas } from '@tenant-api/client'
import { expect, test } from 'vitest'
import { readRecentFailures } from '../../src/event-streams/read-recent-failures.ts'

const day = 86_400_000

/** A client of a service that keeps deliveries which failed some days ago. */
function clientWith(ages: readonly number[]): Client {
  const deliveries = ages.map(days => ({ id: `${days} days`, time: Date.now() - days * day }))
  function getEventDeliveries({ date_from, take }: { date_from?: Date; take: number }) {
    const found = deliveries.filter(({ time }) => !date_from || time >= date_from.getTime())
    return {
      page: async () => ({ items: found.slice(0, take), next: found.length > take ? 'more' : undefined }),
    }
  }
  return { getEventDeliveries } as unknown as Client
}

const ids = (deliveries: readonly Schemas['EventStreamDelivery'][]) => deliveries.map(({ id }) => id)

test('The recent failures include deliveries of any age that the service still keeps', async () => {
  const { signal } = new AbortController()
  expect(ids(await readRecentFailures(clientWith([90, 40]), 'est_1', 5, signal))).toEqual([
    '40 days',
    '90 days',
  ])
  const many = Array.from({ length: 30 }, (_, index) => 90 - index)
  const newest = ['61 days', '62 days', '63 days', '64 days', '65 days']
  expect(ids(await readRecentFailures(clientWith(many), 'est_1', 5, signal))).toEqual(newest)
})
