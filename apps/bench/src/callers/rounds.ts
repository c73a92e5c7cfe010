import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A separate process that makes calls, so that its CPU time can be measured alone. */
export interface Caller {
  /** Runs the work once. Resolves with the CPU time used, in microseconds. */
  round(): Promise<number>
  stop(): void
}

/** Starts a program of this folder that calls `serveRounds`. */
export async function startCaller(name: string, ...args: readonly string[]): Promise<Caller> {
  const caller: ChildProcess = fork(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), args)
  await once(caller, 'message')
  return {
    async round() {
      caller.send('round')
      const [microseconds] = await once(caller, 'message')
      return microseconds
    },
    stop: () => caller.kill(),
  }
}

/** Runs `work` once for each message from the parent process, and sends back the CPU time. */
export function serveRounds(work: () => Promise<void>): void {
  process.on('message', async () => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    process.send?.(user + system)
  })
  process.send?.('ready')
}
