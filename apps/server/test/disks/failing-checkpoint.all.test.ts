import { spawnSync } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { canTrace, strace } from './recorded-run.ts'

it.runIf(canTrace)('nothing is written after an fsync has failed in a WAL checkpoint', async () => {
  const folder = await realpath(await temporaryFolder())
  const trace = path.join(folder, 'trace')
  // Fail the second fsync of the database: the first one belongs to its creation.
  const injection = [
    '-P',
    path.join(folder, 'tenant.db'),
    '-e',
    'trace=fsync',
    '-e',
    'inject=fsync:error=EIO:when=2',
  ]
  const [command = '', ...args] = strace
  const script = new URL('write-past-checkpoint.ts', import.meta.url).pathname
  const program = [process.execPath, script, folder]
  const { stdout } = spawnSync(command, [...args, ...injection, '-o', trace, ...program], {
    encoding: 'utf8',
  })
  expect(await readFile(trace, 'latin1')).toContain('(INJECTED)')
  expect(stdout).toBe('lost\nrefused\n')
})
