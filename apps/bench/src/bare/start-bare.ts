import { type Running, startProcess } from '@tenant-api/test-kit/start-process'

/** Starts a bare server of this folder by its file name. Each server prints its address when it listens. */
export function startBare(name: string): Promise<Running> {
  return startProcess(`apps/bench/src/bare/${name}.ts`, { NODE_ENV: 'production' }, line =>
    line.startsWith('http://') ? line : undefined,
  )
}
