import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { behaviours } from './behaviours.ts'
import type { Report } from './report.ts'

/** A process in which a client calls the hostile service. */
export interface RunningCaller {
  /** Uses the client with a behaviour, by its index in `behaviours`. */
  meet(behaviour: number): Promise<Report>
  stop(): void
}

/**
 * Starts a test program of a client in a new process.
 *
 * @param program a file that calls `doAssignments`
 * @param address the address of the hostile service
 * @param more further arguments of the program
 */
export async function startCaller(
  program: string,
  address: string,
  ...more: readonly string[]
): Promise<RunningCaller> {
  const caller = spawn(process.execPath, ['--expose-gc', program, address, ...more], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const reports = createInterface(caller.stdout)[Symbol.asyncIterator]()
  async function meet(behaviour: number, isLarge: boolean): Promise<Report> {
    caller.stdin.write(`${JSON.stringify({ behaviour, isLarge })}\n`)
    const { value, done } = await reports.next()
    if (done) throw new Error(`the caller's process ended during behaviour ${behaviour}`)
    return JSON.parse(value)
  }
  // Warm up: the first calls of a process compile code, whose memory would count for the behaviour.
  for (const [behaviour, { name }] of behaviours.entries())
    if (/endless|brotli/.test(name)) await meet(behaviour, false)
  return {
    meet(behaviour) {
      const body = behaviours[behaviour]?.body ?? ''
      return meet(behaviour, typeof body === 'function' || body.length > 10_000)
    },
    stop: () => caller.kill(),
  }
}
