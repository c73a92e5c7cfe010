import pino from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newSigningKey, startKeyRing } from '../../src/auth/key-ring.ts'
import { watchClock } from '../../src/events/clock.ts'
import { logPage } from '../../src/logs/search.ts'
import type { Stores } from '../../src/stores/stores.ts'
import { anEntry } from '../stores/an-entry.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { failedIds, insertStream, runDispatcher } from '../webhooks/harness/running-dispatcher.ts'
import { startTarget } from '../webhooks/harness/target.ts'

const hourMs = 3_600_000
const log = pino({ level: 'silent' })

/** What the service has told the log by itself, oldest first. */
async function toldTo({ logs }: Stores) {
  const { entries } = await logPage(logs, { kind: 'system' }, null, 100)
  return entries.toReversed().map(({ operation, resource, detail }) => ({ operation, resource, detail }))
}

it('the log is told once that the signing key was rotated, by the first of several nodes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stores = await openSqlite()
  const parts = { alg: 'EdDSA', clock: watchClock(stores.clock, log), log } as const
  const startRing = async () => {
    const ring = await startKeyRing(stores.signingKeys, parts)
    onTestFinished(() => ring.stop())
    return ring
  }
  const signerOf = async (ring: Awaited<ReturnType<typeof startRing>>) =>
    (await ring.signingKey(Date.now() + hourMs)).kid
  const rings = [await startRing(), await startRing()]
  expect(await toldTo(stores)).toEqual([])
  const added = await newSigningKey('EdDSA', Date.now())
  await stores.signingKeys.insert(added, anEntry)
  for (const ring of rings)
    await expect.poll(() => vi.advanceTimersByTime(2_000) && signerOf(ring)).toBe(added.kid)
  // A node that starts after the rotation has nothing to tell.
  expect(await signerOf(await startRing())).toBe(added.kid)
  expect(await toldTo(stores)).toEqual([
    { operation: 'signing_key.rotated', resource: { type: 'signing_key', id: added.kid } },
  ])
})

it('the log is told how many events of a stream were dropped', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 204)
  const id = await insertStream(stores, target.url)
  const old = Date.now() - 15 * 24 * hourMs
  await stores.events.append(['a', 'b', 'c'].map(mark => newEvent(mark, { acceptedAt: old })))
  await runDispatcher(stores, { expiryMs: 14 * 24 * hourMs })
  await expect.poll(() => failedIds(stores, id)).toHaveLength(3)
  expect(target.receipts).toEqual([])
  const told = await toldTo(stores)
  expect(told.map(({ operation }) => operation)).toEqual(told.map(() => 'events.dropped'))
  for (const { resource } of told) expect(resource).toMatchObject({ type: 'event_stream', id })
  const counts = told.map(({ detail }) =>
    Number(/^Events that were not delivered in time: (\d+)\.$/.exec(detail ?? '')?.[1]),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
})

it('the log is told that a target fails, that it works again, and that its stream is far behind', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const old = Date.now() - 2 * hourMs
  await stores.events.append(
    Array.from({ length: 10 }, (_, index) => newEvent(`${index}`, { acceptedAt: old })),
  )
  await runDispatcher(stores, { retryDelays: [] })
  const told = async () => (await toldTo(stores)).map(({ operation }) => operation)
  await expect.poll(told).toEqual(['event_stream.behind', 'event_stream.failing'])
  target.behave(() => 204)
  await stores.events.append([newEvent('last')])
  await expect.poll(told).toEqual(['event_stream.behind', 'event_stream.failing', 'event_stream.recovered'])
  for (const { resource } of await toldTo(stores))
    expect(resource).toMatchObject({ type: 'event_stream', id })
})
