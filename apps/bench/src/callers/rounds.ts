import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of its own that calls something, so that what is measured is its CPU time alone. */
export interface Caller {
  /** Has it do its work once, and resolves with the CPU time that this took, in microseconds. */
  round(): Promise<number>
  stop(): void
}

/** Starts one of the programs of this folder, which `serveRounds`. */
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

/** Does the work whenever it is told to. */
export function serveRounds(work: () => Promise<void>): void {
  process.on('message', async () => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    process.send?.(user + system)
  })
  process.send?.('ready')
}
