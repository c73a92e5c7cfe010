import { setTimeout as delay } from 'node:timers/promises'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { groupEvent } from '../../events/published-events.ts'
import { loopDelay, readMetrics } from '../../metrics/read-metrics.ts'
import { deliver } from '../harness/delivery.ts'
import { refusing, streamFor, withStreams } from '../harness/prepared-streams.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const [deadStreams, events, expiryMs] = [700, 12, 4_000]
const failedAttempts = 'tenant_api_webhook_attempt_duration_seconds_count{result="failed"}'

it('700 streams with refusing targets delay neither the service nor a healthy stream', async () => {
  const dead = Array.from({ length: deadStreams }, () => streamFor(refusing, 'group.created'))
  const settings = await withStreams(dead)
  const running = await startServiceProcess({
    ...quickWebhooks,
    ...settings,
    NODE_ENV: 'production',
    ADMIN_PORT: '0',
    WEBHOOK_RETRY_DELAYS: '0.5,1',
  })
  onTestFinished(() => running.kill())
  const service = await manageStreams(running)
  const target = await startTarget()
  await service.create(target.url)
  await deliver(service, target)
  await loopDelay(service)
  await service.publish(Array.from({ length: events }, () => groupEvent(crypto.randomUUID())))
  const end = performance.now() + expiryMs
  const factors: number[] = []
  let slowestMs = 0
  while (performance.now() < end) {
    slowestMs = Math.max(slowestMs, await timeOf(`${service.baseUrl}/healthz`))
    await deliver(service, target)
    factors.push(busyFactor())
    await delay(20)
  }
  const p99 = await loopDelay(service)
  const busy = factors.reduce((sum, factor) => sum + factor) / factors.length
  process.stdout.write(
    `/healthz within ${Math.round(slowestMs)} ms, p99 of the loop ${Math.round(p99)} ms, ` +
      `a machine busy by a factor of ${busy.toFixed(1)}\n`,
  )
  expect(slowestMs).toBeLessThan(500 * busy)
  expect(p99).toBeLessThan(100 * busy)
  const failed = (await readMetrics(service)).get(failedAttempts) ?? 0
  expect(failed).toBeGreaterThanOrEqual(10 * deadStreams)
})

/** Milliseconds that a request takes. It must succeed. */
async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now()
  const { status } = await fetch(url)
  expect(status).toBe(200)
  return performance.now() - startedAt
}

/** How many times longer than its processor time some work of this process takes now, because other programs use the processors. */
function busyFactor(): number {
  const [before, startedAt] = [process.threadCpuUsage(), performance.now()]
  for (;;) {
    const { user, system } = process.threadCpuUsage(before)
    if (user + system > 2_000) return (1_000 * (performance.now() - startedAt)) / (user + system)
  }
}
