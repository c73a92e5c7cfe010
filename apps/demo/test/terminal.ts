import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { waitMs } from '@tenant-api/test-kit/timeouts'

/** A command in a shell, as a person types it into a terminal. */
export interface Command {
  /** Everything printed so far to stdout and stderr. */
  readonly output: string
  /** Resolves with the exit code when the command ends. */
  readonly exit: Promise<number | null>
  /** Resolves once the output matches. Rejects with the output when the command ends first, or after `waitMs`. */
  prints(pattern: RegExp): Promise<void>
  /** Sends SIGINT to the command and its child processes, as Ctrl-C does. */
  interrupt(): void
  /** Kills the command and its child processes. */
  kill(): void
}

/** Runs a command in the folder `cwd` as in a new terminal: without the environment variables of the test runner. */
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
    async prints(pattern) {
      const deadline = Date.now() + waitMs
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
