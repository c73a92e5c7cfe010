import { once } from 'node:events'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PublishEvent } from '@tenant-api/contract'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, it } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { storedIds } from './open-image.ts'
import { canTrace, strace } from './recorded-run.ts'

/** A failing system call: the nth of its kind (`5`), or all from the nth on (`5+`). */
interface Fault {
  readonly call: keyof typeof calls
  readonly error: 'EIO' | 'ENOSPC'
  readonly nth: string
}

/** The approximate number of calls of each kind in a run, from the start of the service until a checkpoint. */
const calls = { pwrite64: 400, fdatasync: 24, fsync: 14, unlink: 2, link: 1 }
const files = ['', '/tenant.db', '/tenant.db-wal', '/tenant.db-journal', '/secrets.key']
const batches = 20

/** A long run tests a fault at every call, a short run at one or two calls of each kind. Errors are random. */
function faults(): readonly Fault[] {
  const random = createRandom(seed)
  return Object.entries(calls).flatMap(([call, count]) => {
    const every = Array.from({ length: count }, (_, index) => index + 1)
    const places = process.env.LONG ? every : [1 + random(count), ...(count > 100 ? [1 + random(count)] : [])]
    return places.map(place => ({
      // Safe: `Object.entries` returns the keys of `calls`, but types them as any string.
      call: call as Fault['call'],
      error: random(2) === 0 ? ('EIO' as const) : ('ENOSPC' as const),
      nth: `${place}${random(2) === 0 ? '' : '+'}`,
    }))
  })
}

/** Publishes a fixed number of batches, or fewer if the service ends meanwhile. @returns the ids of acknowledged events */
async function publish(service: RunningService): Promise<readonly string[]> {
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

describe.runIf(canTrace)(`On a disk with failing calls (seed ${seed})`, { concurrent: true }, () => {
  const hits: boolean[] = []
  afterAll(() => expect(hits.filter(Boolean).length).toBeGreaterThan(hits.length / 2))

  it.each(faults())(
    'if $call $nth fails with $error, no acknowledged data is lost',
    { timeout: 60_000 },
    async fault => {
      const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'tenant-api-failing-disk-')))
      const [DATA_DIR, trace] = [path.join(folder, 'data'), path.join(folder, 'trace')]
      const injection = [
        ...files.flatMap(name => ['-P', DATA_DIR + name]),
        ...['-e', `trace=${fault.call}`, '-e', `inject=${fault.call}:error=${fault.error}:when=${fault.nth}`],
      ]
      // strace counts the calls of each thread separately, so only one thread may do I/O.
      const env = { DATA_DIR, UV_THREADPOOL_SIZE: '1' }
      const service = await startService(env, [...strace, ...injection, '-o', trace]).catch(error => {
        expect(String(error)).toMatch(/main\.ts ended with code 1: (\{"level":60,.*\n)?[^\n]+\.\n$/)
      })
      const acknowledged = service ? await publish(service) : []
      await service?.kill()
      const stored = await storedIds(DATA_DIR)
      expect(acknowledged.filter(id => !stored.has(id))).toEqual([])
      hits.push((await readFile(trace, 'latin1')).includes('(INJECTED)'))
      await rm(folder, { recursive: true })
    },
  )
})
