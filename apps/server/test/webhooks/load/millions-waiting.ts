import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished } from 'vitest'
import type { EventStream } from '../../../src/event-streams/event-stream.ts'
import { residentMemory } from '../../resident-memory.ts'
import { deliver } from '../harness/delivery.ts'
import { refusing, streamFor } from '../harness/prepared-streams.ts'
import { manageStreams, quickWebhooks, type StreamService } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

export const waitingRetries = 10_000_000
const fewRetries = 5_000
const starts = 3
/** Time limit of a request, in milliseconds. A change of a stream waits up to a second for its stepwise work. */
const answerMs = 2_000

/** A database with event streams. Its functions insert retries that are due a day later, and count retries. */
export interface PreparedDatabase {
  readonly settings: Readonly<Record<string, string>>
  insertRetries(eventStreamId: string, count: number): Promise<void>
  countRetries(eventStreamId: string): Promise<number>
}

export type PrepareDatabase = (streams: readonly EventStream[]) => Promise<PreparedDatabase>

/** Compares a service that has millions of waiting retries with a service that has none. */
export async function compareWithNone(prepare: PrepareDatabase): Promise<void> {
  const [large, small] = [streamFor(refusing, 'group.created'), streamFor(refusing, 'group.created')]
  const [full, empty] = [await prepare([large, small]), await prepare([])]
  await full.insertRetries(large.id, waitingRetries)
  await full.insertRetries(small.id, fewRetries)

  const [none, millions] = [await startSome(empty), await startSome(full)]
  const { service } = millions
  const memory = Math.round(residentMemory(service) - residentMemory(none.service))
  process.stdout.write(
    `started in ${Math.round(millions.startMs)} ms, without retries in ${Math.round(none.startMs)} ms; ${memory} MB more\n`,
  )
  expect(millions.startMs - none.startMs).toBeLessThan(500)
  expect(memory).toBeLessThan(50)

  const target = await startTarget()
  await service.create(target.url)
  const deliverSome = async () => {
    for (let count = 0; count < 20; count++)
      expect(await timed(() => deliver(service, target))).toBeLessThan(1_000)
  }
  await deliverSome()

  const disabling = { id: large.id, body: { status: 'disabled' } }
  expect(await timed(() => service.call('update_event_stream', disabling))).toBeLessThan(answerMs)
  await deliverSome()
  const left = await full.countRetries(large.id)
  expect(left).toBeLessThan(waitingRetries)
  await expect.poll(() => full.countRetries(large.id), { interval: 500 }).toBeLessThan(left)

  for (const { id } of [small, large])
    expect(await timed(() => service.call('delete_event_stream', { id }))).toBeLessThan(answerMs)
  expect((await service.call('get_event_stream', { id: large.id })).status).toBe(404)
  await deliverSome()
  await expect.poll(() => full.countRetries(small.id), { interval: 100 }).toBe(0)
  const rest = await full.countRetries(large.id)
  await expect.poll(() => full.countRetries(large.id), { interval: 500 }).toBeLessThan(rest)
}

/** Starts a service several times. @returns the service that was started last, and the median of the start times */
async function startSome({
  settings,
}: PreparedDatabase): Promise<{ service: StreamService<ServiceProcess>; startMs: number }> {
  const times: number[] = []
  for (;;) {
    const startedAt = performance.now()
    const running = await startServiceProcess({ ...quickWebhooks, NODE_ENV: 'production', ...settings })
    times.push(performance.now() - startedAt)
    if (times.length === starts) {
      onTestFinished(() => running.kill())
      const startMs = times.toSorted((a, b) => a - b)[starts >> 1] ?? 0
      return { service: await manageStreams(running), startMs }
    }
    await running.stop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
