import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type InstalledPackage, installPacked } from '@tenant-api/packaging/install-packed'
import { root } from '@tenant-api/test-kit/root'
import { startMock } from '@tenant-api/test-kit/start-mock'
import { Pool } from 'undici'
import { startBare, startEventFile } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { outgoingEvent } from './events.ts'
import { callsPerSecond, send } from './load.ts'
import { cpuSeconds, type Ended, runProgram } from './processes.ts'

const events = 1_000_000
const deliveries = 20_000
const inFlight = 50
const bareReader = fileURLToPath(new URL('bare/print-events.ts', import.meta.url))

/** The installed command line, and a bare server that sends an event stream from a file. */
interface Prepared {
  run(...args: readonly string[]): Promise<Ended>
  /** Address of live events. */
  readonly address: string
  close(): Promise<void>
}

async function prepared(count: number): Promise<Prepared> {
  const installed: InstalledPackage = await installPacked(
    fileURLToPath(new URL('../../cli', import.meta.url)),
  )
  const { baseUrl, origin, path: file, folder, close } = await startEventFile(count)
  const env = { TENANT_API_URL: baseUrl, TENANT_API_TOKEN: 'a.b.c', XDG_CONFIG_HOME: folder }
  const main = path.join(installed.folder, 'main.js')
  return {
    // The same flags of Node as in the first line of apps/cli/src/main.ts.
    run: (...args) => runProgram(['--max-semi-space-size=4', main, ...args], env),
    address: origin + file,
    async close() {
      await Promise.all([close(), installed.remove()])
    },
  }
}

/** Speed of `events tail` into a pipe, compared with a bare reader that parses and prints the same events. */
const tailSpeedBench: Bench = {
  name: 'tenant-api events tail, 1,000,000 events',
  unit: 'events per second',
  target: 0.8,
  limitIs: 'a reader that parses and prints',
  async prepare() {
    const { run, address, close } = await prepared(events)
    const speed = ({ seconds }: Ended) => events / seconds
    return {
      ours: async () => speed(await run('events', 'tail', '--max', String(events))),
      limit: async () => speed(await runProgram([bareReader, address, String(events)])),
      close,
    }
  },
}

/** Memory of `events tail`, compared with a fixed limit. A bare reader without V8 flags uses more than this limit. */
const tailMemoryBench: Bench = {
  name: 'tenant-api events tail, memory over 1,000,000 events',
  unit: 'MB of peak RSS',
  target: 1,
  limitIs: 'the target',
  lessIsBetter: true,
  async prepare() {
    const { run, close } = await prepared(events)
    return {
      ours: async () => (await run('events', 'tail', '--max', String(events))).peakBytes / 1e6,
      limit: async () => 120,
      close,
    }
  },
}

/** Deliveries of `listen` to a fast target, compared with a bare loop of POSTs over the same number of connections. */
const listenBench: Bench = {
  name: 'tenant-api listen, one fast target',
  unit: 'deliveries per second',
  target: 0.15,
  limitIs: 'a loop of POSTs',
  async prepare() {
    const { run, close } = await prepared(deliveries)
    const target = await startBare('webhook-target')
    const pool = new Pool(target.baseUrl, { connections: inFlight })
    const body = outgoingEvent()
    return {
      async ours() {
        const { seconds } = await run('listen', '--forward-to', target.baseUrl, '--max', String(deliveries))
        return deliveries / seconds
      },
      limit: () =>
        callsPerSecond(deliveries, inFlight, () => send(pool, { method: 'POST', path: '/', body })),
      async close() {
        await pool.destroy()
        await Promise.all([target.kill(), close()])
      },
    }
  },
}

export const commandLineBenches = [tailSpeedBench, tailMemoryBench, listenBench]

/** Programs that a figure is the mean of. The kernel counts CPU time of a running process in steps of 10 ms. */
const starts = 20

/** CPU time of a Node program from its start to its exit, in milliseconds, as the shell counts it for its children. */
async function cpuOf(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const script = `i=0; while [ $i -lt ${starts} ]; do "$@" > /dev/null || exit 1; i=$((i + 1)); done; times`
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', script, 'sh', process.execPath, ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  const [, children = ''] = stdout.split('\n')
  const times = Array.from(children.matchAll(/(\d+)m([\d.]+)s/g), ([, minutes, seconds]) => {
    return 60 * Number(minutes) + Number(seconds)
  })
  return (times.reduce((sum, time) => sum + time, 0) * 1_000) / starts
}

const emptyProgram = { limit: () => cpuOf(['-e', '0']), limitIs: '`node -e 0`' }
const flags = ['--max-semi-space-size=4']

/** A folder for Node's compile cache. The first round, which does not count, fills it. */
async function cacheFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-bench-'))
  return { env: { NODE_COMPILE_CACHE: folder }, close: () => rm(folder, { recursive: true }) }
}

const helpBench: Bench = {
  name: 'tenant-api --help',
  unit: 'milliseconds of CPU',
  target: 1.4,
  lessIsBetter: true,
  limitIs: emptyProgram.limitIs,
  async prepare() {
    const installed = await installPacked(path.join(root, 'apps/cli'))
    const main = path.join(installed.folder, 'main.js')
    return {
      ours: () => cpuOf([...flags, main, '--help']),
      limit: emptyProgram.limit,
      close: installed.remove,
    }
  },
}

const sourceHelpBench: Bench = {
  name: 'tenant-api --help, the sources',
  unit: 'milliseconds of CPU',
  target: 1.4,
  lessIsBetter: true,
  limitIs: emptyProgram.limitIs,
  async prepare() {
    const { env, close } = await cacheFolder()
    const main = path.join(root, 'apps/cli/src/main.ts')
    return { ours: () => cpuOf([...flags, main, '--help'], env), limit: emptyProgram.limit, close }
  },
}

/** The target is 0.6 of the ratio before code and sources without types were cached. */
const mockBench: Bench = {
  name: 'mock, from start to ready',
  unit: 'milliseconds of CPU',
  target: 8,
  lessIsBetter: true,
  limitIs: emptyProgram.limitIs,
  async prepare() {
    const { env, close } = await cacheFolder()
    return {
      async ours() {
        let sum = 0
        for (let count = 0; count < starts; count++) {
          const mock = await startMock(env)
          sum += cpuSeconds(mock.process.pid ?? 0)
          await mock.stop()
        }
        return (sum * 1_000) / starts
      },
      limit: emptyProgram.limit,
      close,
    }
  },
}

export const commandStartBenches = [helpBench, sourceHelpBench, mockBench]
