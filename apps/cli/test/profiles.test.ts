import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, test } from 'vitest'
import { run } from './run-here.ts'

describe('the stored profiles', () => {
  test.each([
    '{}}',
    'null',
    '"default"',
    '[null]',
    '{"default":null}',
    '{"default":{"url":"http://127.0.0.1:2"}}',
  ])('a command names the file if it contains %s', async text => {
    const home = createTemporaryFolder()
    const file = path.join(home, 'tenant-api', 'profiles.json')
    mkdirSync(path.dirname(file))
    writeFileSync(file, text)
    const { stderr, code } = await run(['whoami'], { env: { XDG_CONFIG_HOME: home } })
    expect(stderr).toBe(`${file} is not JSON with profiles. Correct it or delete it.\n`)
    expect(code).toBe(1)
  })

  test.each([
    ['whoami', 2],
    ['logout', 3],
  ])('%s finds no profile with the name of a method of objects', async (command, expected) => {
    const { stderr, code } = await run([command, '--profile', 'constructor'])
    expect(stderr).toContain('`tenant-api login')
    expect(code).toBe(expected)
  })
})
