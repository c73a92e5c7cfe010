import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A command in a shell, as a person types it into a terminal. */
export interface Command {
  /** All that it has printed so far, on both outputs. */
  readonly output: string
  /** Resolves with its exit code when it ends by itself. */
  readonly exit: Promise<number | null>
  /** Resolves once its output matches; rejects with the output when it ends, or `ms` pass, before. */
  prints(pattern: RegExp, ms: number): Promise<void>
  /** What Ctrl-C does: SIGINT to the command and all that it has started. */
  interrupt(): void
  /** Ends what is left of it. */
  kill(): void
}

/** Types a command into a new terminal in the folder `cwd`: what the test runner has set in its own is not there. */
export function type(command: string, cwd: string, env: Readonly<Record<string, string>> = {}): Command {
  const { PATH, HOME } = process.env
  const child = spawn('sh', ['-c', command], { cwd, env: { PATH, HOME, ...env }, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const exit = once(child, 'close').then(([code]) => code as number | null)
  return {
    get output() {
      return output
    },
    exit,
    async prints(pattern, ms) {
      const deadline = Date.now() + ms
      while (!pattern.test(output)) {
        const isOver = child.exitCode !== null || Date.now() > deadline
        if (isOver) throw new Error(`${command} did not print ${pattern}, but:\n${output}`)
        await wait(50)
      }
    },
    interrupt: () => signalGroup(child, 'SIGINT'),
    kill: () => signalGroup(child, 'SIGKILL'),
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
