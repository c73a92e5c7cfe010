import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStores } from '../../src/commands/run-command.ts'
import { readConfig } from '../../src/config/config.ts'
import { logPage } from '../../src/logs/search.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { complaintOf, type Program, resultOf } from './run-command.ts'

/** Runs commands on a new data folder. `entries` reads what they have written to the log, oldest first. */
async function commandsOn() {
  const dataDir = await temporaryFolder()
  return {
    run: (program: Program, args: readonly string[], env = {}) => resultOf(program, dataDir, args, env),
    refuse: (program: Program, args: readonly string[]) => complaintOf(program, dataDir, args),
    async entries(env = {}) {
      const { logs, close } = await openStores(readConfig({ DATA_DIR: dataDir, ...env }))
      const page = await logPage(logs, {}, null, 100).finally(close)
      return page.entries.toReversed().map(({ id: _, date: __, ...entry }) => entry)
    },
  }
}

test('`clients` writes an entry for each change, and none for what it lists or refuses', async () => {
  const { run, refuse, entries } = await commandsOn()
  const { client_secret } = await run('clients', ['create', '--id', 'app', '--name', 'An app'])
  await refuse('clients', ['create', '--id', 'app'])
  const rotated = await run('clients', ['rotate', 'app'])
  await run('clients', ['disable', 'app'])
  await run('clients', ['disable', 'app'])
  await refuse('clients', ['rotate', 'app'])
  await refuse('clients', ['disable', 'nobody'])
  await run('clients', ['list'])
  const about = { kind: 'command', resource: { type: 'client', id: 'app', name: 'An app' }, count: 1 }
  const found = await entries()
  expect(found).toEqual([
    { ...about, operation: 'create_client' },
    { ...about, operation: 'rotate_client_secret' },
    { ...about, operation: 'disable_client' },
  ])
  for (const secret of [client_secret, rotated.client_secret])
    expect(JSON.stringify(found)).not.toContain(secret)
})

test('`keys` writes an entry for each change, and none for what it lists or refuses', async () => {
  const { run, refuse, entries } = await commandsOn()
  const first = await run('keys', ['rotate'])
  const second = await run('keys', ['rotate'])
  await refuse('keys', ['rotate'])
  const before = Date.now()
  const { cached_until } = await run('keys', ['revoke', String(first.kid)])
  expect(Date.parse(String(cached_until)) - before).toBeGreaterThanOrEqual(305_000)
  await refuse('keys', ['revoke', String(first.kid)])
  await run('keys', ['list'])
  const entryOf = (operation: string, { kid }: { kid?: unknown }) => ({
    kind: 'command',
    operation,
    resource: { type: 'signing_key', id: kid },
    count: 1,
  })
  expect(await entries()).toEqual([
    entryOf('rotate_signing_key', first),
    entryOf('rotate_signing_key', second),
    entryOf('revoke_signing_key', first),
  ])
})

test('`keys seal` writes one entry, and none when it is repeated', async () => {
  const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const { run, entries } = await commandsOn()
  await run('clients', ['list'], { SECRETS_KEY: old })
  const both = { SECRETS_KEY: next, SECRETS_KEY_PREVIOUS: old }
  for (const sealed_anew of [true, false]) expect(await run('keys', ['seal'], both)).toEqual({ sealed_anew })
  expect(await entries({ SECRETS_KEY: next })).toEqual([
    { kind: 'command', operation: 'seal_keys', count: 1 },
  ])
})

test('`events erase` writes an entry that does not name the person', async () => {
  const { run, refuse, entries } = await commandsOn()
  await refuse('events', ['erase'])
  await run('events', ['erase', 'auth0|erased'])
  expect(await entries()).toEqual([
    {
      kind: 'command',
      operation: 'erase_events',
      detail: 'Erased 0 events and 0 failed deliveries.',
      count: 1,
    },
  ])
})
