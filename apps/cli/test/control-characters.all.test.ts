import { expect, test } from 'vitest'
import { controls, hostile, openHostile } from './hostile-texts.ts'
import { openTerminal } from './tenant-api.ts'

test.each([
  [['streams', 'show', 'est_1CfRkm7WrQvB2TzNpXyL4d'], { name: hostile }],
  [['streams', 'list'], { code: hostile }],
  [['events', 'tail', '--max', '1'], { event: { source: hostile } }],
  [['listen', '--max', '1', '--print-body'], { body: hostile }],
])('%j --json in a terminal escapes all control characters', async (args, printed) => {
  const { baseUrl, env } = await openHostile()
  const flags = args[0] === 'listen' ? ['--forward-to', baseUrl, '--json'] : ['--json']
  const { shown } = await openTerminal([...args, ...flags], env).ended
  expect(shown.replace(/\r?\n/g, '')).not.toMatch(controls)
  expect(JSON.parse(shown.slice(shown.indexOf('{')))).toMatchObject(printed)
})

test('events tail prints no command that resumes from an offset with control characters', async () => {
  const terminal = openTerminal(['events', 'tail'], (await openHostile()).env)
  await terminal.shows('evt_1')
  terminal.type('\x03')
  const { shown, code } = await terminal.ended
  expect(shown).not.toContain('pwned')
  expect(code).toBe(0)
})
