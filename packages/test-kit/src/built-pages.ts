import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.ts'

/**
 * Builds the console and the reference before all tests, if a file has changed. The build has its own process, because Vitest sets
 * NODE_ENV, which Vite reads.
 */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(root, 'apps/console/build-if-changed.ts')])
}
