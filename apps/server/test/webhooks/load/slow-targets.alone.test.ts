import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { groupEvent, userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const [slowStreams, slowEvents, fastEvents, phases] = [40, 60, 1_000, process.env.LONG ? 5 : 3]
/**
 * How long a slow target waits before it answers, in milliseconds. A phase of the test takes less time. At the end of a phase the
 * test answers all held requests at once.
 */
const slowMs = 5_000

const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_TIMEOUT_SECONDS: '10' }),
)

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

it('slow but successful targets leave a fast stream at least half of its rate', async () => {
  const held = new Set<ServerResponse>()
  const take = (res: ServerResponse) => {
    if (held.delete(res)) res.writeHead(204).end()
  }
  let isSlow = true
  const slow = await startTarget((_receipt, res) => {
    if (!isSlow) return 204
    held.add(res)
    setTimeout(take, slowMs, res)
    return undefined
  })
  const fast = await startTarget()
  const subscriptions = [{ event_type: 'group.created' as const }]
  for (let index = 0; index < slowStreams; index++)
    await service.create(`${slow.url}/${index}`, { subscriptions })
  await service.create(fast.url)

  /** Measures how many deliveries per second the fast target receives. */
  async function rate(): Promise<number> {
    const before = fast.receipts.length
    await service.publish(Array.from({ length: fastEvents }, () => userEvent(crypto.randomUUID())))
    const startedAt = performance.now()
    await fast.first(before + fastEvents)
    return (1_000 * fastEvents) / (performance.now() - startedAt)
  }

  await rate()
  const [alone, beside]: [number[], number[]] = [[], []]
  for (let phase = 1; phase <= phases; phase++) {
    alone.push(await rate())
    isSlow = true
    await service.publish(Array.from({ length: slowEvents }, () => groupEvent(crypto.randomUUID())))
    await expect.poll(() => held.size, { interval: 5 }).toBeGreaterThan(limits.attempts / 2)
    beside.push(await rate())
    expect(held.size).toBeGreaterThan(limits.attempts / 2)
    isSlow = false
    for (const res of held) take(res)
    await slow.first(phase * slowStreams * slowEvents)
  }
  process.stdout.write(`${Math.round(median(alone))} a second alone, ${Math.round(median(beside))} beside\n`)
  expect(median(beside)).toBeGreaterThan(median(alone) / 2)
})
