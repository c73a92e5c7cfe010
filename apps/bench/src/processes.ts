import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** USER_HZ of Linux. Times in /proc are in ticks; all common platforms have 100 ticks per second. */
const ticksPerSecond = 100

/** CPU time of a process in seconds, user and system. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(userTicks) + Number(systemTicks)) / ticksPerSecond
}

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return Number(pages) * 4_096
}

/** The duration and memory of a finished program. */
export interface Ended {
  /** Time from start to exit. */
  readonly seconds: number
  /** The highest resident memory measured, in bytes. */
  readonly peakBytes: number
}

/**
 * Runs Node until it exits. Reads its standard output from a pipe without delay.
 *
 * @throws {Error} if the exit code is not 0
 */
export async function runProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let peakBytes = 0
  const timer = setInterval(() => {
    if (child.exitCode === null) peakBytes = Math.max(peakBytes, residentBytes(child.pid ?? 0))
  }, 50)
  child.stdout.resume()
  const [code] = await ended
  clearInterval(timer)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  return { seconds: (performance.now() - start) / 1_000, peakBytes }
}
