import { afterAll, describe, expect, test } from 'vitest'
import { cases, newStream } from '../cases.ts'
import { run } from '../run-here.ts'
import { startTestService } from '../service.ts'
import { folderWithProfile, modes, prepare, words } from './fixture.ts'

const tested = await startTestService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', WEBHOOK_RETRY_DELAYS: '' })
afterAll(() => tested.service.stop())
const fixture = await prepare(tested)

test('every command has a case', async () => {
  const { stdout } = await run(['schema'])
  const schema: { commands: { command: string }[]; exitCodes: { code: number }[] } = JSON.parse(stdout)
  expect(schema.commands.map(({ command }) => command).toSorted()).toEqual(Object.keys(cases).toSorted())
  expect(schema.exitCodes.map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10])
})

const calls = Object.entries(cases)
  .flatMap(([command, tried]) => modes.map(mode => ({ command, tried, mode })))
  .filter(({ tried, mode }) => mode !== 'terminal' || !tried.readsToEnd)

describe('a command that succeeds', () => {
  test.each(calls)(
    '$command prints its result and exits with 0, in a $mode',
    async ({ command, tried, mode }) => {
      const { args, prints, hasJsonLines } = tried
      const env = { ...tested.env, XDG_CONFIG_HOME: folderWithProfile() }
      const { stdout, stderr, code } = await run([...words(command), ...(await args(fixture))], {
        env,
        mode,
      })
      expect({ code, stderr }).toMatchObject({ code: 0 })
      expect(stdout).toMatch(prints)
      // Even with --json, `completion` prints a shell script and a deletion prints nothing.
      if (mode !== 'json' || command === 'completion' || stdout === '') return
      for (const text of hasJsonLines ? stdout.trimEnd().split('\n') : [stdout]) JSON.parse(text)
    },
  )
})

test.each([
  ['--from', ['--take', '1']],
  ['--page', ['--page', '0', '--per-page', '1']],
])('a list of one page names %s with the value for the next page', async (flag, args) => {
  await tested.client.createEventStream(newStream())
  const first = await run(['streams', 'list', ...args, '--json'], { env: tested.env })
  const [, value = ''] = new RegExp(`or ${flag} (\\S+) for the next page`).exec(first.stderr) ?? []
  const next = await run(['streams', 'list', ...args, flag, value, '--json'], { env: tested.env })
  const [shown, continued] = [JSON.parse(first.stdout), JSON.parse(next.stdout)]
  expect([shown.length, continued.length]).toEqual([1, 1])
  expect(continued[0].id).not.toBe(shown[0].id)
})

test('an empty list says so, except as JSON', async () => {
  const { id } = await tested.client.createEventStream(newStream())
  const [text, json] = [
    await run(['deliveries', 'list', id], { env: tested.env }),
    await run(['deliveries', 'list', id, '--json'], { env: tested.env }),
  ]
  expect(text).toEqual({ stdout: '', stderr: 'No deliveries.\n', code: 0 })
  expect(json).toEqual({ stdout: '[]\n', stderr: '', code: 0 })
})

test('a list says that it shows only one page', async () => {
  const id = (await tested.client.createEventStream(newStream())).id
  const part = await run(['streams', 'list', '--take', '1'], { env: tested.env })
  expect(part.stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(part.stderr).toMatch(
    /^Showing 1; there are more\. Add --all to list everything, or --from \S+ for the next page\.\n$/,
  )
  const all = await run(['streams', 'list', '--take', '1', '--all'], { env: tested.env })
  expect(all.stdout).toContain(id)
  expect(all.stderr).toBe('')
})
