import { expect, test } from 'vitest'
import { run } from './run-here.ts'

test.each([
  ['streams get est_1', "unknown command 'get'. Did you mean show? See `tenant-api streams --help`."],
  ['policies lst', "unknown command 'lst'. Did you mean list? See `tenant-api policies --help`."],
  ['policies ls', "unknown command 'ls'. Did you mean list? See `tenant-api policies --help`."],
  ['streams rm est_1', "unknown command 'rm'. Did you mean delete? See `tenant-api streams --help`."],
  ['streams fetch est_1', "unknown command 'fetch'. See `tenant-api streams --help`."],
  ['events tial', "unknown command 'tial'. Did you mean tail? See `tenant-api events --help`."],
  ['stream list', "unknown command 'stream'. Did you mean streams? See `tenant-api --help`."],
  [
    'streams list --tke 1',
    "unknown option '--tke' (Did you mean --take?). See `tenant-api streams list --help`.",
  ],
])('%s is answered with what the user may have meant', async (line, expected) => {
  const { stdout, stderr, code } = await run(line.split(' '))
  expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: `${expected}\n`, code: 2 })
})

test.each([
  ['events tail --type foo.created', 'Did you mean group.created? Allowed choices are'],
  ['events publish --sample user.creatd', 'Did you mean user.created? Allowed choices are'],
  ['streams update est_1 --status enable', 'Did you mean enabled? Allowed choices are enabled, disabled.'],
  ['events tail --type nonsense', 'is invalid. Allowed choices are'],
])('%s is answered with the nearest values', async (line, expected) => {
  const { stderr, code } = await run(line.split(' '))
  expect(stderr).toContain(expected)
  expect(code).toBe(2)
})

test('a number that is too large is not called something else', async () => {
  const { stderr, code } = await run(['streams', 'list', '--page', '9007199254740992'])
  expect(stderr).toContain("argument '9007199254740992' is invalid. It must be at most 9007199254740991.")
  expect(code).toBe(2)
})
