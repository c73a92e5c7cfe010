import { expect, test } from 'vitest'
import { run } from './run-here.ts'

test.each([
  ['a command', ['events', 'ta'], ['tail']],
  ['the commands of a group', ['deliveries', ''], ['redeliver', 'list', 'show']],
  ['the commands of the log', ['logs', ''], ['tail', 'list', 'show']],
  ['the value of a filter', ['logs', 'tail', '--kind', 're'], ['refusal']],
  ['nothing after a command without choices', ['events', 'tail', ''], []],
  ['the choices of an argument', ['completion', 'z'], ['zsh']],
  ['a flag of the command', ['events', 'tail', '--from-'], ['--from-timestamp']],
  ['a flag of all commands', ['events', 'tail', '--no-'], ['--no-input']],
  ['the value of a flag', ['events', 'publish', '--sample', 'user.c'], ['user.created']],
  ['a word after another name of a group', ['event-streams', 'li'], ['list']],
  ['the value of a flag of all commands', ['--profile', 'events', 'streams', 'li'], ['list']],
  ['the value in a flag, without the flag', ['events', 'tail', '--type=user.c'], ['user.created']],
  ['a word after a flag without value', ['--json', 'str'], ['streams']],
  ['a word after an opening quote', ['"str'], ['streams']],
])('completes %s', async (_what, words, expected) => {
  const { stdout, code } = await run(['complete', '--', ...words])
  const found = stdout.split('\n').flatMap(line => line.split('\t', 1).filter(Boolean))
  expect(found.filter(word => word !== 'help')).toEqual(expected)
  expect(code).toBe(0)
})
