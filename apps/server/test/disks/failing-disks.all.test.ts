import { once } from 'node:events'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PublishEvent } from '@tenant-api/contract'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, it } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { storedIds } from './open-image.ts'
import { canTrace, strace } from './recorded-run.ts'

const calls = ['pwrite64', 'fdatasync', 'fsync', 'unlink', 'link'] as const
type Call = (typeof calls)[number]

/** A failing system call: the nth of its kind (`5`), or all from the nth on (`5+`). */
interface Fault {
  readonly call: Call
  readonly error: 'EIO' | 'ENOSPC'
  readonly nth: string
}

const files = ['', '/tenant.db', '/tenant.db-wal', '/tenant.db-journal', '/secrets.key']
const batches = 20

/**
 * Starts the service under strace on an empty folder, publishes, kills the service, and deletes the folder.
 *
 * @param options options of strace, such as the calls to trace and the fault to inject
 * @param read reads what is left in the data folder
 * @returns the ids of acknowledged events, the trace, and the result of `read`
 */
async function runTraced<Result>(options: readonly string[], read: (dataDir: string) => Promise<Result>) {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'tenant-api-failing-disk-')))
  const [DATA_DIR, trace] = [path.join(folder, 'data'), path.join(folder, 'trace')]
  const paths = files.flatMap(name => ['-P', DATA_DIR + name])
  // strace counts the calls of each thread separately, so only one thread may do I/O.
  const env = { DATA_DIR, UV_THREADPOOL_SIZE: '1' }
  const service = await startServiceProcess(env, [...strace, ...paths, ...options, '-o', trace]).catch(
    error => {
      expect(String(error)).toMatch(/main\.ts ended with code 1: (\{"level":60,.*\n)?[^\n]+\.\n$/)
    },
  )
  const acknowledged = service ? await publish(service) : []
  await service?.kill()
  const result = { acknowledged, trace: await readFile(trace, 'latin1'), read: await read(DATA_DIR) }
  await rm(folder, { recursive: true })
  return result
}

/** Counts the calls of each kind in a run without faults. If several threads make such calls, counts those of the busiest thread. */
async function countCalls(): Promise<ReadonlyMap<Call, number>> {
  const { trace } = await runTraced(['-e', `trace=${calls.join(',')}`], async () => {})
  return new Map(
    calls.map(call => {
      const threads = Map.groupBy(
        trace.matchAll(new RegExp(`^(\\d+) +${call}\\(`, 'gm')),
        ([, thread]) => thread,
      )
      return [call, Math.max(...Array.from(threads.values(), of => of.length))]
    }),
  )
}

/** A long run tests a fault at every call, a short run at one or two calls of each kind. Errors are random. */
function faultsIn(counts: ReadonlyMap<Call, number>): readonly Fault[] {
  const random = createRandom(seed)
  return [...counts].flatMap(([call, count]) => {
    const every = Array.from({ length: count }, (_, index) => index + 1)
    const places = process.env.LONG ? every : [1 + random(count), ...(count > 100 ? [1 + random(count)] : [])]
    return places.map(place => ({
      call,
      error: random(2) === 0 ? ('EIO' as const) : ('ENOSPC' as const),
      nth: `${place}${random(2) === 0 ? '' : '+'}`,
    }))
  })
}

/** Publishes a fixed number of batches, or fewer if the service ends meanwhile. @returns the ids of acknowledged events */
async function publish(service: ServiceProcess): Promise<readonly string[]> {
  const acknowledged: string[] = []
  const exited = once(service.process, 'exit')
  let token: string | undefined
  for (let batch = 0; batch < batches; batch++) {
    try {
      token ??= await service.token({ audience: '/internal/' })
      acknowledged.push(...(await post(service.baseUrl, token, newBatch(batch))))
    } catch (error) {
      if (String(error).includes(': 503 ')) continue
      // The service closes the connection because it is ending. Wait for its exit.
      expect(String(error)).toBe('TypeError: fetch failed')
      expect(await exited).toEqual([1, null])
      break
    }
  }
  return acknowledged
}

function newBatch(batch: number): readonly PublishEvent[] {
  return Array.from({ length: 14 }, (_, index) => userEvent(`${batch}-${index}`, 'x'.repeat(16_000)))
}

async function post(
  baseUrl: string,
  token: string,
  events: readonly PublishEvent[],
): Promise<readonly string[]> {
  const answer = await fetch(`${baseUrl}/internal/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/cloudevents-batch+json' },
    body: JSON.stringify(events),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`not published: ${answer.status} ${text}`)
  return (JSON.parse(text) as { events: { event_id: string }[] }).events.map(({ event_id }) => event_id)
}

describe.runIf(canTrace)(`On a disk with failing calls (seed ${seed})`, { concurrent: true }, async () => {
  const faults = canTrace ? faultsIn(await countCalls()) : []
  let hits = 0
  // Runs differ in the number of their calls, so a fault near the end may come too late.
  afterAll(() => expect(hits).toBeGreaterThan(faults.length / 2))

  it.each(faults)(
    'if $call $nth fails with $error, no acknowledged data is lost',
    async ({ call, error, nth }) => {
      const injection = ['-e', `trace=${call}`, '-e', `inject=${call}:error=${error}:when=${nth}`]
      const { acknowledged, trace, read: stored } = await runTraced(injection, storedIds)
      expect(acknowledged.filter(id => !stored.has(id))).toEqual([])
      if (trace.includes('(INJECTED)')) hits++
    },
  )
})
