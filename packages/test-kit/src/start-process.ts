import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './root.ts'

/** Milliseconds. High, because a machine that is busy with other tests starts programs slowly. */
const startMs = 90_000

/**
 * The environment variables that programs under test inherit. NODE_COMPILE_CACHE, which `npm test` sets, lets Node reuse compiled
 * code: it saves a quarter of the start time.
 */
export function inherited(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}

/** A program of this repository that runs in its own process. */
export interface Running {
  readonly baseUrl: string
  readonly process: ChildProcess
  /** The lines that the program has printed on stdout so far. */
  readonly lines: readonly string[]
  /** Sends SIGTERM, and resolves with the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL, to simulate a crash. */
  kill(): Promise<void>
}

/**
 * Starts a program, and resolves when `readAddress` finds the program's address in a line of its output.
 *
 * @param main path of the program, from the repository's root
 * @param nodeOptions command-line options of Node
 * @param under a command with its arguments, such as `strace -D`, that starts Node by `exec` in the same process
 * @throws {Error} with the output, if the program ends or prints no address in time
 */
export async function startProcess(
  main: string,
  env: Readonly<Record<string, string>>,
  readAddress: (line: string) => string | undefined,
  nodeOptions: readonly string[] = [],
  under: readonly string[] = [],
): Promise<Running> {
  const [command = process.execPath, ...args] = [
    ...under,
    process.execPath,
    ...nodeOptions,
    path.resolve(root, main),
  ]
  const child = spawn(command, args, {
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const errors: string[] = []
  child.stderr.on('data', chunk => errors.push(String(chunk)))
  // `close` and not `exit`: after `exit` there may be unread output.
  const exited = once(child, 'close')
  // Kill the program with the test worker: `afterAll` does not run if the test file fails to load, or if a signal ends the worker.
  const orphan = () => child.kill('SIGKILL')
  const quit = () => process.exit()
  process.prependOnceListener('exit', orphan).once('SIGTERM', quit)
  child.once('exit', () => process.off('exit', orphan).off('SIGTERM', quit))
  const started = new Promise<string>(resolve => {
    createInterface(child.stdout).on('line', line => {
      lines.push(line)
      const address = readAddress(line)
      if (address) resolve(address)
    })
  })
  const tooLate = AbortSignal.timeout(startMs)
  const baseUrl = await Promise.race([
    started,
    exited.then(() => undefined),
    once(tooLate, 'abort').then(() => undefined),
  ])
  if (!baseUrl) {
    orphan()
    const reason = tooLate.aborted
      ? `did not start in ${startMs / 1_000} s`
      : `ended with ${child.signalCode ?? `code ${child.exitCode}`}`
    throw new Error(`${main} ${reason}: ${[...lines, ...errors].join('\n')}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  return {
    baseUrl,
    process: child,
    lines,
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: () => end('SIGKILL'),
  }
}
