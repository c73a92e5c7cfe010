import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** Builds the console once, before all tests: in a process of its own, because Vite reads NODE_ENV. */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, '../build-if-changed.ts')])
}
