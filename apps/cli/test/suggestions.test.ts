import { expect, test } from 'vitest'
import { operations } from '../src/generated/operations.ts'
import { createProgram } from '../src/program.ts'
import { run } from './run-here.ts'

test.each([
  ['streams get est_1', "unknown command 'get'. Did you mean show? See `tenant-api streams --help`."],
  ['policies lst', "unknown command 'lst'. Did you mean list? See `tenant-api policies --help`."],
  ['policies ls', "unknown command 'ls'. Did you mean list? See `tenant-api policies --help`."],
  ['streams rm est_1', "unknown command 'rm'. Did you mean delete? See `tenant-api streams --help`."],
  ['streams fetch est_1', "unknown command 'fetch'. See `tenant-api streams --help`."],
  ['events tial', "unknown command 'tial'. Did you mean tail? See `tenant-api events --help`."],
  [
    'event-stream list',
    "unknown command 'event-stream'. Did you mean event-streams? See `tenant-api --help`.",
  ],
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
  ['events tail --type foo.created', 'is invalid. Did you mean group.created? See `tenant-api'],
  ['events publish --sample user.creatd', 'is invalid. Did you mean user.created? See `tenant-api'],
  ['streams update est_1 --status enable', 'is invalid. Did you mean enabled? See `tenant-api'],
  ['streams update est_1 --status on', 'is invalid. Allowed choices are enabled, disabled. See `tenant-api'],
])('%s is answered with the nearest value, or else with all', async (line, expected) => {
  const { stderr, code } = await run(line.split(' '))
  expect(stderr).toContain(expected)
  expect(code).toBe(2)
})

test('a number that is too large is not called something else', async () => {
  const { stderr, code } = await run(['streams', 'list', '--page', '9007199254740992'])
  expect(stderr).toContain("argument '9007199254740992' is invalid. It must be at most 9007199254740991.")
  expect(code).toBe(2)
})

test('each resource of the API has a group of commands with its name in the paths', () => {
  const resources = Object.values(operations).flatMap(
    ({ path }) => /^\/api\/v2\/([^/]+)/.exec(path)?.[1] ?? [],
  )
  const groups = createProgram().commands.flatMap(command => [command.name(), ...command.aliases()])
  expect(new Set(resources)).toEqual(new Set(['event-streams', 'events', 'logs', 'rate-limit-policies']))
  expect(groups).toEqual(expect.arrayContaining(resources))
})

test('a command by the name of its resource is the same command', async () => {
  const [alias, name] = [
    await run(['event-streams', 'list', '--tke']),
    await run(['streams', 'list', '--tke']),
  ]
  expect(alias).toEqual(name)
})
