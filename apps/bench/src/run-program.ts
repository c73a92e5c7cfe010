import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { residentBytes } from './process-usage.ts'

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
