import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Running, startProcess } from '@tenant-api/test-kit/start-process'
import { frameOf } from '../events.ts'

/** Starts a bare server of this folder by its file name. Each server prints its address when it listens. */
export function startBare(name: string): Promise<Running> {
  return startProcess(`apps/bench/src/bare/${name}.ts`, { NODE_ENV: 'production' }, line =>
    line.startsWith('http://') ? line : undefined,
  )
}

const atOnce = 1_000

/** A bare server that sends events from a file, at the path where a client of `baseUrl` reads them. */
export interface EventFile {
  readonly baseUrl: string
  /** The address of the server, and the path of the file on it. */
  readonly origin: string
  readonly path: string
  /** The folder with the file. */
  readonly folder: string
  close(): Promise<void>
}

/** @param count the number of events, a multiple of 1,000 */
export async function startEventFile(count: number): Promise<EventFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-bench-'))
  const name = path.join(folder, 'api/v2/events')
  await mkdir(path.dirname(name), { recursive: true })
  const chunk = Buffer.concat(Array.from({ length: atOnce }, frameOf))
  const file = await open(name, 'w')
  for (let written = 0; written < count; written += atOnce) await file.write(chunk)
  await file.close()
  const bare = await startBare('file')
  return {
    baseUrl: `${bare.baseUrl}/${encodeURIComponent(folder)}`,
    origin: bare.baseUrl,
    path: `/${encodeURIComponent(name)}`,
    folder,
    async close() {
      await Promise.all([bare.kill(), rm(folder, { recursive: true })])
    },
  }
}
