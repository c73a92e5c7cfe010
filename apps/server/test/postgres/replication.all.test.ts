import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { anEntry } from '../stores/an-entry.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { newPolicy } from '../stores/conformance/rate-limit-policies.ts'
import { atOnce } from './at-once.ts'
import { administer, newDatabase } from './new-database.ts'
import { openNodes } from './open-postgres.ts'
import { replicateSynchronously, startPair } from './pair.ts'

const client = { id: 'a', name: '', secretHash: '', scopes: {}, isGlobal: true, isThirdParty: false }

describe.skipIf(!findPostgres())('while the synchronous standby hangs', () => {
  test('nothing is acknowledged, even if an operator makes PostgreSQL terminate or cancel the waiting sessions', () =>
    // At the same time, because each write takes all of its time.
    atOnce(['terminate', 'cancel'] as const, expectNoAcknowledgement))
})

async function expectNoAcknowledgement(end: 'terminate' | 'cancel'): Promise<void> {
  const { primary, standby } = await startPair()
  const url = await newDatabase(primary.url)
  const node = await (await openNodes({ url })).open()
  const [kept, policy, stream] = [newPolicy(), newPolicy({ consumer_selector: 'a' }), newEventStream('a')]
  await node.rateLimitPolicies.insert(kept, anEntry)
  await replicateSynchronously(primary)
  const event = newEvent('a')
  const writes = [
    () => node.events.append([event, newEvent('b', { source: '/b' })]),
    () => node.events.append([{ ...event, id: newEvent('').id }]),
    () => node.rateLimitPolicies.insert(policy, anEntry),
    () => node.rateLimitPolicies.update(kept.id, policy, () => anEntry),
    () => node.eventStreams.insert(stream, anEntry),
    () => node.clients.insert({ ...client, createdAt: 1, disabledAt: null }, anEntry),
  ]
  standby.freeze()
  onTestFinished(standby.thaw)

  let isOver = false
  let ended = 0
  const ending = (async () => {
    while (!isOver) {
      const waiting = `SELECT pg_${end}_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`
      ended += (await administer(url, waiting)).length
    }
  })()
  // The second attempt finds the transactions of the first, which were committed but not replicated.
  const outcomes: unknown[] = []
  for (let attempt = 0; attempt < 2; attempt++)
    outcomes.push(...(await Promise.allSettled(writes.map(write => write()))))
  isOver = true
  await ending
  for (const outcome of outcomes)
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(StoreError) })
  expect(ended).toBeGreaterThan(writes.length)

  standby.thaw()
  const [appended] = await node.events.append([event])
  expect(appended?.eventId).toBe(event.id)
  await primary.end()
  await administer(standby.url, 'SELECT pg_promote()')
  const promoted = new URL(url)
  promoted.port = new URL(standby.url).port
  expect(await administer(promoted.href, `SELECT 1 FROM events WHERE id = '${event.id}'`)).toHaveLength(1)
}
