/** Fails a test of the first size that starts a process. */
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

const names = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const

for (const name of names)
  Object.assign(childProcess, {
    [name]() {
      throw new Error(
        `A test that starts a process belongs to a file whose name ends with '.all.test.ts', got ${name}(). Rename the file.`,
      )
    },
  })
syncBuiltinESMExports()
