import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { limits } from '../../src/limits.ts'
import type { LogEntry, NewLogEntry } from '../../src/logs/entries.ts'
import { startLogSums } from '../../src/logs/sums.ts'

function newSums() {
  const stored = new Map<string, LogEntry>()
  const faults: unknown[] = []
  let [time, ids, isAway] = [0, 0, false]
  const sums = startLogSums(
    {
      dated: entry => ({ id: `log_${++ids}`, date: '2026-11-20T09:15:30.250Z', ...entry }),
      async write(entries) {
        if (isAway) throw new Error('the disk is away')
        for (const entry of entries) stored.set(entry.id, entry)
      },
    },
    pino({}, { write: line => faults.push(JSON.parse(line)) }),
    () => time,
  )
  onTestFinished(() => sums.stop())
  return {
    sums,
    faults,
    counts: () => [...stored.values()].map(({ client, count }) => [client?.id, count]),
    pass(ms: number) {
      time += ms
    },
    fail(fails: boolean) {
      isAway = fails
    },
  }
}

const refusal = (id: string, given: Partial<NewLogEntry> = {}): NewLogEntry => ({
  kind: 'refusal',
  operation: 'delete_event_stream',
  client: { id },
  status: 403,
  error_code: 'insufficient_scope',
  count: 1,
  ...given,
})

it('sums by client, operation and reason, and begins anew each minute', async () => {
  const { sums, counts } = newSums()
  for (let times = 0; times < 3; times++) sums.add(refusal('a'))
  sums.add(refusal('a', { error_code: 'not_found', status: 404 }))
  sums.add(refusal('a', { operation: 'publish_events' }))
  sums.add(refusal('b'))
  expect(counts()).toEqual([])
  await sums.write()
  sums.add(refusal('a'))
  await sums.write()
  await sums.write()
  expect(counts()).toEqual([
    ['a', 3],
    ['a', 1],
    ['a', 1],
    ['b', 1],
    ['a', 1],
  ])
})

it('writes the entry of an hour each minute with its count so far', async () => {
  const { sums, counts, pass } = newSums()
  for (const count of [1, 2, 3]) {
    sums.add(refusal('a'), 'hour')
    await sums.write()
    expect(counts()).toEqual([['a', count]])
    pass(60_000)
  }
  pass(3_600_000)
  await sums.write()
  sums.add(refusal('a'), 'hour')
  await sums.write()
  expect(counts()).toEqual([
    ['a', 3],
    ['a', 1],
  ])
})

it('keeps what could not be written for the next minute', async () => {
  const { sums, counts, fail, faults } = newSums()
  sums.add(refusal('a'))
  fail(true)
  await sums.write()
  expect(faults).toMatchObject([{ msg: 'sums of the log cannot be written' }])
  sums.add(refusal('a'))
  sums.add(refusal('b'))
  fail(false)
  await sums.write()
  expect(counts()).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

it('holds a limited number of sums, and counts what exceeds it together', async () => {
  const { sums, counts, fail } = newSums()
  fail(true)
  for (let client = 0; client < 3 * limits.logSums; client++) {
    sums.add(refusal(`client-${client}`))
    if (client % 1_000 === 0) await sums.write()
  }
  expect(sums.size).toBe(limits.logSums + 1)
  fail(false)
  await sums.stop()
  expect(counts().filter(([id]) => id === undefined)).toEqual([[undefined, 2 * limits.logSums]])
  expect(counts()).toHaveLength(limits.logSums + 1)
})
