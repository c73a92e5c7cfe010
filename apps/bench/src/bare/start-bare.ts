import { type Running, startProcess } from '@tenant-api/contract-tests/start-process'

/** Starts one of the bare servers of this folder, which print their address first. */
export function startBare(name: string): Promise<Running> {
  return startProcess(`apps/bench/src/bare/${name}.ts`, { NODE_ENV: 'production' }, line =>
    line.startsWith('http://') ? line : undefined,
  )
}
