import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stampFile } from '../built-files.ts'

/** Runs the first step of `npm start`. Returns what it prints. */
async function build(): Promise<string> {
  const script = path.resolve(import.meta.dirname, '../build-if-changed.ts')
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.on('data', chunk => {
    printed += chunk
  })
  await once(child, 'close')
  return printed
}

test('builds nothing if no file has changed since the last build', async () => {
  const { mtimeMs } = await stat(stampFile)
  expect(await build()).toBe('')
  expect((await stat(stampFile)).mtimeMs).toBe(mtimeMs)
})
