import { encodeEventFrame } from '@tenant-api/contract'
import { expect, it } from 'vitest'
import type { LogEntry } from '../../src/events/event-log.ts'
import { LogPage } from '../../src/events/tail.ts'

const [now, hour] = [1_000_000_000, 3_600_000]

function entry(sequence: number, acceptedAt: number): LogEntry {
  const json = Buffer.from(JSON.stringify({ sequence }))
  const frame = encodeEventFrame('user.created', `offset-${sequence}`, json)
  return { sequence, id: `evt_${sequence}`, type: 'user.created', acceptedAt, frame }
}

/** The sequences of the events that a reader gets from a page. */
function shown(page: LogPage, since: number): number[] {
  const text = Buffer.concat(page.frames(null, since)).toString()
  return [...text.matchAll(/"sequence":(\d+)/g)].map(([, sequence]) => Number(sequence))
}

it('a reader from a future time does not hide events of the same page from other readers', () => {
  // The first event was accepted while the clock was two hours ahead, the others after its correction.
  const page = new LogPage([entry(1, now + 2 * hour), entry(2, now), entry(3, now + 1)])
  expect(shown(page, now + hour)).toEqual([1])
  expect(shown(page, 0)).toEqual([1, 2, 3])
  expect(shown(page, now + hour)).toEqual([1])
})
