import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { leaveOut } from '@tenant-api/test-kit/programs'
import { createRandom, type Random } from '@tenant-api/test-kit/random'
import type { ServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'
import { type EventService, startEventServiceProcess } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { type RecordedDisk, recordDisk } from './recorded-disk.ts'
import { readTrace, traced } from './trace.ts'

/**
 * The number of published batches. They are enough for several cycles in which SQLite copies its write-ahead log into the
 * database, and restarts the log.
 */
const batches = 240
const batchesForEachPolicy = 20
const publishers = 4

/** strace and its options. Append a command to record its system calls. */
export const strace = ['strace', '-D', '-f', '--seccomp-bpf', '-q', '-e', 'signal=none']

/** Whether the system allows a test to trace a process. */
export const canTrace = isTracer()

function isTracer(): boolean {
  const [command = '', ...args] = strace
  if (spawnSync(command, [...args, '-o', '/dev/null', 'true']).status === 0) return true
  leaveOut('power cuts and failing disks', 'strace is not installed, or the system forbids tracing')
  return false
}

/**
 * Runs the service on an empty folder under strace, publishes events, creates policies, and stops the service.
 *
 * @param env additional settings of the service
 */
export async function recordRun(
  seed: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RecordedDisk> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'tenant-api-power-cuts-')))
  const [DATA_DIR, trace] = [path.join(folder, 'data'), path.join(folder, 'trace')]
  const recorder = [...strace, '-y', '-xx', '-s', '10000000', '-e', `trace=${traced}`, '-o', trace]
  const service = await startEventServiceProcess({ DATA_DIR, ...env }, recorder)
  try {
    await work(service, createRandom(seed))
    await service.stop()
    // strace pads process ids with spaces.
    const over = new RegExp(`^${service.process.pid} +\\+\\+\\+ exited with 0`, 'm')
    await expect.poll(() => readFile(trace, 'latin1')).toMatch(over)
    return recordDisk(readTrace((await readFile(trace, 'latin1')).split('\n')), DATA_DIR)
  } finally {
    await service.kill()
    await rm(folder, { recursive: true })
  }
}

async function work(service: EventService<ServiceProcess>, random: Random): Promise<void> {
  const token = await service.token({ scope: 'create:rate_limit_policies' })
  let left = batches
  async function publish(): Promise<void> {
    while (left > 0) {
      const number = left--
      await service.publish(newBatch(number, random))
      if (number % batchesForEachPolicy === 0) await createPolicy(service, token, number)
    }
  }
  await Promise.all(Array.from({ length: publishers }, publish))
}

function newBatch(number: number, random: Random) {
  const length = 1 + random(8)
  return Array.from({ length }, (_, index) => userEvent(`${number}-${index}`, 'x'.repeat(random(16_000))))
}

async function createPolicy(
  { baseUrl }: EventService<ServiceProcess>,
  token: string,
  number: number,
): Promise<void> {
  const { status } = await fetch(`${baseUrl}/api/v2/rate-limit-policies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: `client_id:${number}`,
      configuration: { action: 'allow' },
    }),
  })
  expect(status).toBe(201)
}
