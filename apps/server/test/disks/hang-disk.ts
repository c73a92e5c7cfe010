import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'

/**
 * Makes every fsync of a running process hang, in all its threads: strace delays each call by ten minutes before it starts.
 *
 * @returns a function that lets the fsyncs continue
 */
export async function hangDisk(pid: number): Promise<() => Promise<void>> {
  const calls = 'fsync,fdatasync'
  const hang = ['-e', `trace=${calls}`, '-e', `inject=${calls}:delay_enter=600000000`]
  const tracer = spawn('strace', ['-f', '-p', String(pid), ...hang], { stdio: ['ignore', 'ignore', 'pipe'] })
  const lines: string[] = []
  tracer.stderr.on('data', chunk => lines.push(String(chunk)))
  await expect.poll(() => lines.join('')).toContain(`Process ${pid} attached`)
  return async () => {
    // Linux lets the threads continue when their tracer ends.
    if (tracer.kill('SIGKILL')) await once(tracer, 'exit')
  }
}
