import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { startRetention } from '../../src/events/retention.ts'
import { watchClock } from '../../src/events/watched-clock.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'

it('retention that fails says why, and goes on when the store answers again', async () => {
  const { events, deliveries, clock } = await openSqlite()
  await events.append(newEvents(3, { acceptedAt: 1_000 }))
  let failures = 2
  const away = {
    ...events,
    async prune(...given: Parameters<typeof events.prune>) {
      if (failures-- > 0) throw new Error('the disk is away')
      return events.prune(...given)
    },
  }
  const lines: { msg: string; err: { message: string } }[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const settings = { events: { retentionSeconds: 0.02 }, deliveriesRetentionSeconds: 60, log }
  const stop = startRetention({ events: away, deliveries, clock: watchClock(clock, log) }, settings)
  onTestFinished(stop)
  // The newest event stays, so that the log does not lose its place.
  await expect.poll(() => events.sequenceBefore(0)).toBe(2)
  const failed = { msg: 'retention failed', err: expect.objectContaining({ message: 'the disk is away' }) }
  expect(lines).toEqual([failed, failed].map(line => expect.objectContaining(line)))
})
