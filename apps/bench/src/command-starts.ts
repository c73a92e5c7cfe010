import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { installPacked } from '@tenant-api/packaging/install-packed'
import { root } from '@tenant-api/test-kit/root'
import { startMock } from '@tenant-api/test-kit/start-mock'
import type { Bench } from './bench.ts'
import { cpuSeconds } from './process-usage.ts'

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
