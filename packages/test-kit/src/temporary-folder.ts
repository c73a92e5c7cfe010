import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let created: string[] | undefined

/** Creates a temporary folder, and deletes it when this process exits: until then, other services may start with its data. */
export function createTemporaryFolder(): string {
  created ??= deletedAtExit()
  const folder = mkdtempSync(path.join(tmpdir(), 'tenant-api-'))
  created.push(folder)
  return folder
}

/** A list of folders that are deleted when this process exits. */
function deletedAtExit(): string[] {
  const folders: string[] = []
  process.once('exit', () => {
    // A service that this process has killed a moment ago may still write.
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  // Vitest ends its workers with SIGTERM. Without a listener, `exit` would not be emitted.
  process.once('SIGTERM', () => process.exit())
  return folders
}
