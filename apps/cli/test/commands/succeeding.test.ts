import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { cases, newStream } from '../cases.ts'
import { connectedTo } from '../service.ts'
import { newFolder, run } from '../tenant-api.ts'
import { modes, prepare, words } from './fixture.ts'

const tested = connectedTo(inject('sharedService'))
const fixture = await prepare(tested)

/** Creates a configuration folder with a profile that `logout` can delete. */
function profiles(): string {
  const home = newFolder()
  mkdirSync(path.join(home, 'tenant-api'))
  const stored = { url: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }
  writeFileSync(path.join(home, 'tenant-api', 'profiles.json'), JSON.stringify({ stored }))
  return home
}

test('every command has a case', async () => {
  const { stdout } = await run(['schema'])
  const schema: { commands: { command: string }[]; exitCodes: { code: number }[] } = JSON.parse(stdout)
  expect(schema.commands.map(({ command }) => command).toSorted()).toEqual(Object.keys(cases).toSorted())
  expect(schema.exitCodes.map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

const calls = Object.entries(cases).flatMap(([command, tried]) =>
  modes.map(mode => ({ command, tried, mode })),
)

describe('a command that succeeds', () => {
  test.concurrent.each(calls)(
    '$command prints its result and exits with 0, in a $mode',
    async ({ command, tried, mode }) => {
      const { args, prints, hasJsonLines } = tried
      const env = { ...tested.env, XDG_CONFIG_HOME: profiles() }
      const { stdout, stderr, code } = await run([...words(command), ...(await args(fixture))], {
        env,
        mode,
      })
      expect({ code, stderr }).toMatchObject({ code: 0 })
      expect(stdout).toMatch(prints)
      // `completion` prints a shell script also with --json, and a deletion prints nothing.
      if (mode !== 'json' || command === 'completion' || stdout === '') return
      for (const text of hasJsonLines ? stdout.trimEnd().split('\n') : [stdout]) JSON.parse(text)
    },
  )
})

test('a list says that it shows only the first page', async () => {
  const id = (await tested.client.createEventStream(newStream())).id
  const part = await run(['streams', 'list', '--take', '1'], { env: tested.env })
  expect(part.stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(part.stderr).toBe('Showing the first 1. Add --all to list everything.\n')
  const all = await run(['streams', 'list', '--take', '1', '--all'], { env: tested.env })
  expect(all.stdout).toContain(id)
  expect(all.stderr).toBe('')
})
