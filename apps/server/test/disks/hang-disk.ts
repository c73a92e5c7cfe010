import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'

/**
 * Makes every fsync of a running process hang, in all its threads: strace delays each call by ten minutes before it starts.
 *
 * @returns a function that lets the fsyncs continue
 */
export function hangDisk(pid: number): Promise<() => Promise<void>> {
  return inject(pid, 'fsync,fdatasync', 'delay_enter=600000000')
}

/**
 * Makes every write of a running process to its files fail as on a full disk, in all its threads.
 *
 * @returns a function that makes room on the disk
 */
export function fillDisk(pid: number): Promise<() => Promise<void>> {
  return inject(pid, 'pwrite64', 'error=ENOSPC')
}

async function inject(pid: number, calls: string, fault: string): Promise<() => Promise<void>> {
  const options = ['-e', `trace=${calls}`, '-e', `inject=${calls}:${fault}`]
  const tracer = spawn('strace', ['-f', '-p', String(pid), ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  tracer.stderr.on('data', chunk => lines.push(String(chunk)))
  await expect.poll(() => lines.join('')).toContain(`Process ${pid} attached`)
  return async () => {
    // Linux lets the threads continue when their tracer ends.
    if (tracer.kill('SIGKILL')) await once(tracer, 'exit')
  }
}
