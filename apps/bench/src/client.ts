import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { type Caller, startCaller } from './callers/rounds.ts'
import { frameOf } from './events.ts'

const requests = 5_000
const events = 100_000

/** CPU time of a client call, compared with `fetch` with the same headers. */
const smallGetBench: Bench = {
  name: 'client, a small GET',
  unit: 'CPU microseconds per request',
  target: 1.15,
  limitIs: '`fetch`',
  lessIsBetter: true,
  async prepare() {
    const bare = await startBare('constant')
    const [ours, limit] = await startCallers('get', ['client', 'fetch'], bare.baseUrl, requests)
    return sides(ours, limit, requests, () => bare.kill())
  },
}

/** CPU time of the client's subscription, compared with eventsource-parser and `JSON.parse` on the same bytes. */
const followBench: Bench = {
  name: 'client, following an event stream',
  unit: 'CPU microseconds per event',
  target: 1.2,
  limitIs: 'eventsource-parser and `JSON.parse`',
  lessIsBetter: true,
  async prepare() {
    const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-bench-'))
    await mkdir(path.join(folder, 'api/v2'), { recursive: true })
    const frame = frameOf()
    await writeFile(
      path.join(folder, 'api/v2/events'),
      Buffer.concat(Array.from({ length: events }, () => frame)),
    )
    const bare = await startBare('file')
    // The client appends `/api/v2/events` to this URL. The file in the folder has the same path.
    const baseUrl = `${bare.baseUrl}/${encodeURIComponent(folder)}`
    const [ours, limit] = await startCallers('follow', ['client', 'parser'], baseUrl, events)
    return sides(ours, limit, events, async () => {
      await bare.kill()
      await rm(folder, { recursive: true })
    })
  },
}

function startCallers(name: string, [ours, limit]: [string, string], baseUrl: string, count: number) {
  return Promise.all([
    startCaller(name, ours, baseUrl, String(count)),
    startCaller(name, limit, baseUrl, String(count)),
  ])
}

function sides(ours: Caller, limit: Caller, count: number, release: () => Promise<void>) {
  return {
    ours: async () => (await ours.round()) / count,
    limit: async () => (await limit.round()) / count,
    async close() {
      ours.stop()
      limit.stop()
      await release()
    },
  }
}

export const clientBenches = [smallGetBench, followBench]
