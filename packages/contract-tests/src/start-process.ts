import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A machine that is busy with other tests may take long to start another program. */
const startMs = 30_000

/**
 * What programs under test have of the environment of their test: what Node has compiled before, `npm test` lets it keep, which
 * is a quarter of the time of each start.
 */
export function inherited(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}

/** A program of this repository under test, as an operator would run it: a process of its own. */
export interface Running {
  readonly baseUrl: string
  readonly process: ChildProcess
  /** Every line it has printed on stdout so far. */
  readonly lines: readonly string[]
  /** Asks it to end (SIGTERM) and resolves with its exit code. */
  stop(): Promise<number | null>
  /** Ends it at once (SIGKILL), as a crash would. */
  kill(): Promise<void>
}

/**
 * Starts a program on a port that the system chooses, and resolves once `readAddress` finds its address in a line of output.
 *
 * @param main path of the program, from the repository's root
 * @param nodeOptions what Node is started with
 * @param under a program, with its arguments, that starts Node in its turn and becomes it
 * @throws when the program ends before that, with what it printed
 */
export async function startProcess(
  main: string,
  env: Readonly<Record<string, string>>,
  readAddress: (line: string) => string | undefined,
  nodeOptions: readonly string[] = [],
  under: readonly string[] = [],
): Promise<Running> {
  const file = fileURLToPath(new URL(`../../../${main}`, import.meta.url))
  const [command = process.execPath, ...args] = [...under, process.execPath, ...nodeOptions, file]
  const child = spawn(command, args, {
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const errors: string[] = []
  child.stderr.on('data', chunk => errors.push(String(chunk)))
  // Not `exit`: what it has printed may be read after that.
  const exited = once(child, 'close')
  // A test file that fails during collection runs no hooks, and a signal ends its worker.
  const orphan = () => child.kill('SIGKILL')
  const quit = () => process.exit()
  process.once('exit', orphan).once('SIGTERM', quit)
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
      : `ended with code ${child.exitCode}`
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
