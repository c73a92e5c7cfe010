import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { healthAfter } from '../../../src/webhooks/target-health.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { changesOf, streamOf } from '../harness/dispatched.ts'
import { appendUsers, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

const dayMs = 86_400_000

it('a delivery that waits for a retry does not change the health of its stream', () => {
  const health = { failuresInRow: 7, lastSuccessAt: 5 }
  expect(healthAfter(health, 'waiting', 9)).toEqual(health)
  expect(healthAfter(health, 'failed', 9)).toEqual({ failuresInRow: 8, lastSuccessAt: 5 })
  expect(healthAfter(health, 'delivered', 9)).toEqual({ failuresInRow: 0, lastSuccessAt: 9 })
})

describe('a stream that keeps failing', () => {
  it('is disabled after 500 failures in a row and 24 hours without a success, and counts from 0 once it is enabled again', async () => {
    const stores = await openSqlite()
    const target = await startTarget(() => 500)
    const id = await insertStream(stores, target.url)
    await stores.dispatch.commit([
      changesOf(id, { number: 1, health: { failuresInRow: 498, lastSuccessAt: Date.now() - dayMs } }),
    ])
    const lines: unknown[] = []
    const log = pino({ level: 'warn' }, { write: line => lines.push(JSON.parse(line)) })
    const dispatcher = await runDispatcher(stores, { retryDelays: [], log })
    await appendUsers(stores, 1)
    await expect.poll(async () => (await totals(stores, id)).failed).toBe(1)
    expect(await stores.eventStreams.find(id)).toMatchObject({ status: 'enabled' })
    expect(lines).toEqual([])
    await appendUsers(stores, 1)
    const status = async () => (await stores.eventStreams.find(id))?.status
    // The circuit is open after ten failures in a row, so the next attempt is a probe and begins after a pause.
    await expect.poll(status).toBe('disabled')
    const reason = '500 deliveries failed in a row, and none succeeded for 24 hours.'
    expect(await stores.eventStreams.find(id)).toMatchObject({
      disabled_reason: reason,
      disabled_at: expect.any(String),
    })
    await expect
      .poll(() => lines)
      .toMatchObject([{ event_stream_id: id, reason, msg: 'the service has disabled an event stream' }])
    await stores.eventStreams.update(
      id,
      stream => ({
        ...stream,
        status: 'enabled',
        updated_at: new Date().toISOString(),
      }),
      () => anEntry,
    )
    await dispatcher.notice(id)
    await appendUsers(stores, 1)
    await expect.poll(async () => (await totals(stores, id)).failed).toBe(3)
    expect(await stores.eventStreams.find(id)).toMatchObject({ status: 'enabled' })
    expect(await streamOf(stores.dispatch, id)).toMatchObject({ health: { failuresInRow: 1 } })
  })

  it('stays enabled after one success', async () => {
    const stores = await openSqlite()
    const target = await startTarget()
    const id = await insertStream(stores, target.url)
    await stores.dispatch.commit([changesOf(id, { health: { failuresInRow: 9_000, lastSuccessAt: 0 } })])
    await runDispatcher(stores)
    await appendUsers(stores, 1)
    await expect.poll(async () => (await streamOf(stores.dispatch, id))?.health.failuresInRow).toBe(0)
    expect(await stores.eventStreams.find(id)).toMatchObject({ status: 'enabled' })
  })
})
