import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** Builds the console once, before all tests. The build has its own process, because Vitest sets NODE_ENV, which Vite reads. */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, '../build-if-changed.ts')])
}
