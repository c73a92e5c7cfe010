import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inherited } from '@tenant-api/test-kit/start-process'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../stores/temporary-folder.ts'

test('a command whose output cannot be written ends with one sentence, which says how to get a new secret', async () => {
  // Each write to this device fails with ENOSPC.
  const full = openSync('/dev/full', 'w')
  const program = fileURLToPath(new URL('../../src/commands/clients.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [program, 'create'], {
    env: { ...inherited(), DATA_DIR: await temporaryFolder() },
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(full)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^[^\n]*ENOSPC[^\n]+ rotate ID`[^\n]+\.\n$/),
  })
})
