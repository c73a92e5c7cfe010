import { setTimeout as delay } from 'node:timers/promises'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import type { EventStream } from '../../../src/event-streams/event-stream.ts'
import { limits } from '../../../src/limits.ts'
import { groupEvent, userEvent } from '../../events/published-events.ts'
import { readMetrics } from '../../metrics/read-metrics.ts'
import { cpuSeconds, residentMemory } from '../../resident-memory.ts'
import { refusing, streamFor, withStreams } from '../harness/prepared-streams.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

/** All but one of the event streams that a tenant may have. */
const deadStreams = limits.eventStreams - 1
const [phases, events] = [7, 1_000]
const [quietMs, longestPauseMs] = [10_000, 30_000]
const failedAttempts = 'tenant_api_webhook_attempt_duration_seconds_count{result="failed"}'

async function start(streams: readonly EventStream[]) {
  const running = await startServiceProcess({
    ...quickWebhooks,
    ...(await withStreams(streams)),
    NODE_ENV: 'production',
    ADMIN_PORT: '0',
    WEBHOOK_RETRY_DELAYS: '1,5,30,300',
  })
  onTestFinished(() => running.kill())
  const service = await manageStreams(running)
  const target = await startTarget()
  await service.create(target.url)
  /** Measures how many deliveries per second the healthy target receives. */
  async function rate(): Promise<number> {
    const before = target.receipts.length
    const startedAt = performance.now()
    await service.publish(Array.from({ length: events }, () => userEvent(crypto.randomUUID())))
    await target.first(before + events)
    return (1_000 * events) / (performance.now() - startedAt)
  }
  return { ...service, rate }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

it(`${deadStreams.toLocaleString('en-US')} streams with dead targets cost a healthy stream less than a tenth of its rate, and little memory and CPU time`, async () => {
  const dead = Array.from({ length: deadStreams }, () => streamFor(refusing, 'group.created'))
  const [beside, alone] = [await start(dead), await start([])]
  await delay(2_000)
  const idle = residentMemory(beside)
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, residentMemory(beside))
  }, 50)
  await beside.publish(Array.from({ length: 20 }, () => groupEvent(crypto.randomUUID())))
  const failed = async () => (await readMetrics(beside)).get(failedAttempts) ?? 0
  // Wait until all circuits are open: ten failures in a row open the circuit of a stream.
  await expect.poll(failed, { interval: 500 }).toBeGreaterThanOrEqual(10 * deadStreams)

  // Warm up, so that both services run JIT-compiled code afterwards.
  for (let count = 0; count < phases; count++) for (const service of [alone, beside]) await service.rate()
  const [rates, ratesBeside]: [number[], number[]] = [[], []]
  for (let phase = 0; phase < phases; phase++) {
    rates.push(await alone.rate())
    ratesBeside.push(await beside.rate())
  }
  const share = median(ratesBeside) / median(rates)

  // Wait until the pauses between probes have grown to their maximum.
  await delay(longestPauseMs)
  const used = () => cpuSeconds(beside) - cpuSeconds(alone)
  const usedBefore = used()
  await delay(quietMs)
  const load = (1_000 * (used() - usedBefore)) / quietMs
  clearInterval(watch)
  process.stdout.write(
    `${Math.round(100 * share)} % of the rate, ${Math.round(most - idle)} MB above ${Math.round(idle)} MB, ` +
      `${(100 * load).toFixed(1)} % of a core\n`,
  )
  expect(share).toBeGreaterThan(0.9)
  expect(most - idle).toBeLessThan(300)
  expect(load).toBeLessThan(0.05)
})
