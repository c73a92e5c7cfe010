import { eventTypes } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { eventFilter } from '../../src/events/event-filter.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'

describe('many subscribers', () => {
  const types = eventTypes.filter(type => type !== 'user.created')
  const text = 'x'.repeat(10_000)
  const burst = Array.from({ length: 100 }, (_, index) =>
    newEvent(`event-${index}`, {
      acceptedAt: index === 0 ? 1_000 : 10_000,
      json: JSON.stringify({ data: { object: { user_id: `event-${index}`, text } } }),
    }),
  )

  it.each([
    {
      name: 'with different filters',
      // Each subscriber has its own set of event types. Two million sets contain `user.created`.
      optionsOf: (index: number) => ({
        filter: eventFilter(['user.created', ...types.filter((_, bit) => (index + 1) & (1 << bit))]),
      }),
    },
    { name: 'that start at different times', optionsOf: (index: number) => ({ since: 1_001 + index }) },
    { name: 'that start at different places', optionsOf: (index: number) => ({ sequence: index % 100 }) },
  ])('2,000 subscribers $name share the memory of their frames', async ({ optionsOf }) => {
    const { events } = await openSqlite()
    const { open } = await follow(events)
    const isLate = 'sequence' in optionsOf(0)
    if (isLate) await events.append(burst)
    const readers = Array.from({ length: 2_000 }, (_, index) => open(optionsOf(index)))
    if (!isLate) await events.append(burst)
    await expect.poll(() => readers.filter(({ lastId }) => lastId !== 'event-99').length).toBe(0)
    const buffers = new Set(readers.flatMap(reader => [...reader.buffers]))
    const megabytes = [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0) / 1e6
    // The events of the burst take 1 MB.
    expect(megabytes).toBeLessThan(20)
  })
})
