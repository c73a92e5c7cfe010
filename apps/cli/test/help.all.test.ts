import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { helpText } from '../src/help.ts'
import { run } from './tenant-api.ts'

test.each([['--help'], ['-h'], ['help'], ['--json', '--help'], ['--no-input', '-h']])(
  '%j prints the help',
  async (...args) => {
    expect(await run(args)).toEqual({ stdout: helpText(), stderr: '', code: 0 })
  },
)

test.each([[['events', '--help']], [['help', 'events']]])('%j prints the help of a group', async args => {
  expect((await run(args)).stdout).toMatch(/^Usage: tenant-api events /)
})

test('the help ends with an error if standard output is full', async () => {
  expect(await run(['--help'], { redirection: '> /dev/full' })).toEqual({
    stdout: '',
    stderr: 'Standard output cannot be written: ENOSPC. Free space on the disk, or write to another file.\n',
    code: 1,
  })
})

/** The time of a start is in proportion to the files that it loads. */
test('the help loads four files, and none of a library', async () => {
  const main = path.join(inject('installed'), 'main.js')
  const preload = path.join(import.meta.dirname, 'modules.ts')
  const args = ['--import', preload, main, '--help']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args)
  expect(stdout).toMatch(/^Usage: tenant-api/)
  const loaded = stderr.trim().split('\n')
  expect(loaded.length).toBeLessThanOrEqual(4)
  expect(loaded.filter(url => url.includes('/commander/') || url.includes('/client/'))).toEqual([])
})
