import { fileURLToPath } from 'node:url'
import type { ServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'

/** Settings of a service whose event loop is measured. */
export const withLoopTurns = {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./loop-turns-inside.ts', import.meta.url))}`,
}

/**
 * The 99th percentile of the turns of the event loop since the last call, in milliseconds of processor time: so long callers wait
 * because of the service. Other programs on the machine make a turn last longer, but do not add to its processor time.
 */
export async function loopTurns({
  lines,
  process,
}: Pick<ServiceProcess, 'lines' | 'process'>): Promise<number> {
  const before = lines.length
  process.kill('SIGUSR2')
  const find = () => lines.slice(before).find(line => line.startsWith('{"turns"'))
  await expect.poll(find, { interval: 10 }).toBeDefined()
  const { turns } = JSON.parse(find() ?? '') as { turns: number[] }
  return turns.toSorted((one, other) => one - other)[Math.floor(turns.length * 0.99)] ?? 0
}
