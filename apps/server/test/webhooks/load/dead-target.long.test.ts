/** Measures latencies. `hanging-targets.test.ts` tests the order of the same deliveries. */
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { groupEvent, userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const goodStreams = 99
const phases = 5
const eventsInPhase = 8

const service = await manageStreams(
  await startWatchedService({
    ...quickWebhooks,
    WEBHOOK_TIMEOUT_SECONDS: '2',
    WEBHOOK_RETRY_DELAYS: '0.1,0.2,0.5,1',
  }),
)

function p95(latencies: readonly number[]): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.95)] ?? Number.NaN
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

/**
 * The number of published events. Each event gets its id from this number. A retry of the test by vitest must not reset the
 * number, because the service does not deliver an event whose id it already knows.
 */
let published = 0

// Other work on this machine may slow down a phase. So phases with and without the dead target alternate.
// The test compares the medians of both kinds of phases.
it('one dead target does not slow deliveries to other targets', { retry: 2 }, async () => {
  const good = await startTarget()
  const dead = await startTarget(() => undefined)
  for (let index = 0; index < goodStreams; index++) await service.create(`${good.url}/${index}`)
  const subscriptions = [{ event_type: 'user.created' as const }, { event_type: 'group.created' as const }]
  const { id } = await service.create(dead.url, { subscriptions, status: 'disabled' })

  async function measure(): Promise<number[]> {
    const startedAt: number[] = []
    const before = good.receipts.length
    for (let index = 0; index < eventsInPhase; index++) {
      startedAt.push(Date.now())
      await service.publish([userEvent(`measured-${published++}`)])
      await delay(100)
    }
    const receipts = (await good.first(before + eventsInPhase * goodStreams)).slice(before)
    const first = published - eventsInPhase
    return receipts.map(({ event, at }) => {
      const { user_id } = (event.data as { object: { user_id: string } }).object
      return at - (startedAt[Number(user_id.replace('measured-', '')) - first] ?? Number.NaN)
    })
  }

  await measure()
  const without: number[] = []
  const beside: number[] = []
  for (let phase = 0; phase < phases; phase++) {
    await service.call('update_event_stream', { id, body: { status: 'disabled' } })
    without.push(p95(await measure()))
    await service.call('update_event_stream', { id, body: { status: 'enabled' } })
    await service.publish(Array.from({ length: 200 }, () => groupEvent(crypto.randomUUID())))
    beside.push(p95(await measure()))
  }
  const [baseline, measured] = [median(without), median(beside)]
  process.stdout.write(`p95 without the dead target ${baseline} ms, beside it ${measured} ms\n`)
  expect(dead.receipts.length).toBeGreaterThan(0)
  expect(measured).toBeLessThan(1.5 * baseline)
})
