import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Reads all files in a folder, and joins their contents. */
export async function bytesIn(folder: string): Promise<Buffer> {
  const files = await readdir(folder)
  return Buffer.concat(await Promise.all(files.map(file => readFile(path.join(folder, file)))))
}
