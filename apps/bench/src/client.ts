import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startBare, startEventFile } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'

const requests = 5_000
const events = 100_000
const program = fileURLToPath(new URL('caller.ts', import.meta.url))

/** CPU time of a client call, compared with `fetch` with the same headers. */
const smallGetBench: Bench = {
  name: 'client, a small GET',
  unit: 'CPU microseconds per request',
  target: 1.15,
  limitIs: '`fetch`',
  lessIsBetter: true,
  async prepare() {
    const bare = await startBare('constant')
    return sides('get', 'fetch', bare.baseUrl, requests, bare.kill)
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
    const { baseUrl, close } = await startEventFile(events)
    return sides('follow', 'parse', baseUrl, events, close)
  },
}

async function sides(
  ours: string,
  limit: string,
  baseUrl: string,
  count: number,
  release: () => Promise<unknown>,
) {
  const [ourCaller, bareCaller] = await Promise.all([
    startCaller(ours, baseUrl, count),
    startCaller(limit, baseUrl, count),
  ])
  return {
    ours: ourCaller.microseconds,
    limit: bareCaller.microseconds,
    async close() {
      ourCaller.stop()
      bareCaller.stop()
      await release()
    },
  }
}

/** Starts a process that makes the calls. */
async function startCaller(name: string, baseUrl: string, count: number) {
  const caller = fork(program, [name, baseUrl, String(count)])
  await once(caller, 'message')
  return {
    /** Makes all calls. Resolves with the CPU time of each, in microseconds. */
    async microseconds(): Promise<number> {
      caller.send('round')
      const [all] = await once(caller, 'message')
      return all / count
    },
    stop: () => caller.kill(),
  }
}

export const clientBenches = [smallGetBench, followBench]
