import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '@tenant-api/test-kit/root'
import { startProcess } from '@tenant-api/test-kit/start-process'
import { credentials, serviceMemory, serviceNodeOptions } from '@tenant-api/test-kit/start-service'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import type { Bench } from './bench.ts'
import { cpuSeconds, residentBytes } from './processes.ts'

/** Starts in a round, because the kernel counts CPU time in steps of 10 ms. */
const starts = 5
const idleMs = 60_000
const compileCache = path.join(root, 'apps/server/dist/compile-cache')

interface Started {
  readonly pid: number
  stop(): Promise<unknown>
}

/** Starts the bundle of the service with the options of `npm start`. Resolves when its log says that it has started. */
async function startBundle(dataDir: string): Promise<Started> {
  const env = {
    ...serviceMemory,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    BOOTSTRAP_CLIENT_ID: credentials.clientId,
    BOOTSTRAP_CLIENT_SECRET: credentials.clientSecret,
  }
  const readAddress = (line: string) => (line.includes('"started"') ? line : undefined)
  const service = await startProcess('apps/server/dist/main.js', env, readAddress, serviceNodeOptions)
  return { pid: service.process.pid ?? 0, stop: service.stop }
}

async function startExpress(): Promise<Started> {
  const env = { ...serviceMemory, NODE_ENV: 'production' }
  const main = 'apps/bench/src/bare/express.js'
  const bare = await startProcess(main, env, line => line, serviceNodeOptions)
  return { pid: bare.process.pid ?? 0, stop: bare.kill }
}

async function cpuOfStarts(start: () => Promise<Started>): Promise<number> {
  let seconds = 0
  for (let count = 0; count < starts; count++) {
    const { pid, stop } = await start()
    seconds += cpuSeconds(pid)
    await stop()
  }
  return (1_000 * seconds) / starts
}

async function memoryAfterIdling(start: () => Promise<Started>): Promise<number> {
  const { pid, stop } = await start()
  await setTimeout(idleMs)
  const bytes = residentBytes(pid)
  await stop()
  return bytes / 1e6
}

/** @param measure the figure of one side, which starts its server by the function given */
function startBench(
  row: Pick<Bench, 'name' | 'unit' | 'target'>,
  measure: (start: () => Promise<Started>) => Promise<number>,
  beforeEach: () => Promise<void> = async () => {},
): Bench {
  return {
    ...row,
    limitIs: 'an empty server with Express',
    lessIsBetter: true,
    async prepare() {
      await promisify(execFile)(process.execPath, [path.join(root, 'apps/server/build-if-changed.ts')])
      const dataDir = createTemporaryFolder()
      return {
        ours: () =>
          measure(async () => {
            await beforeEach()
            return startBundle(dataDir)
          }),
        limit: () => measure(startExpress),
        close: () => rm(dataDir, { recursive: true }),
      }
    },
  }
}

// The targets are 0.4, 0.65 and 0.75 of a start from sources, which took 800 ms and 137 MiB, where Express took 100 ms and 66 MiB.
export const startBenches = [
  startBench({ name: 'start', unit: 'ms of CPU time', target: 3.2 }, cpuOfStarts),
  startBench(
    { name: 'start, the first one of a bundle', unit: 'ms of CPU time', target: 5.2 },
    cpuOfStarts,
    () => rm(compileCache, { recursive: true, force: true }),
  ),
  startBench({ name: 'start, memory after an idle minute', unit: 'MB', target: 1.56 }, memoryAfterIdling),
]
