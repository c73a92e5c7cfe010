import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tenant-api/test-kit/free-port'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'

/** A service whose start does not end before `release`. Its port may not be bound yet. */
export interface HeldService {
  readonly baseUrl: string
  /** Lets the start end. */
  release(): Promise<ServiceProcess>
}

export async function startHeldService(): Promise<HeldService> {
  const PORT = String(await freePort())
  const HELD_START = path.join(createTemporaryFolder(), 'held')
  await writeFile(HELD_START, '')
  const preload = fileURLToPath(new URL('held-start.ts', import.meta.url))
  const started = startServiceProcess({ PORT, HELD_START, NODE_OPTIONS: `--import=${preload}` })
  return {
    baseUrl: `http://127.0.0.1:${PORT}`,
    async release() {
      await rm(HELD_START)
      return started
    },
  }
}
