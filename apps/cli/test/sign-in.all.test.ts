import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { credentials } from '@tenant-api/test-kit/start-service'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { connectedTo } from './service.ts'
import { openTerminal, run } from './tenant-api.ts'

const tested = connectedTo(inject('sharedService'))
let home: string

beforeEach(() => {
  home = createTemporaryFolder()
})

const { clientId, clientSecret } = credentials
const url = () => tested.baseUrl
const at = (args: readonly string[], input?: string, env = {}) =>
  run([...args, '--json'], {
    env: { XDG_CONFIG_HOME: home, ...env },
    ...(input !== undefined && { input }),
  })
const login = (...flags: string[]) =>
  at(['login', '--url', url(), '--client-id', clientId, ...flags], `${clientSecret}\n`)

describe('login', () => {
  test('login asks on a terminal, and does not show the secret', async () => {
    const terminal = openTerminal(['login', '--url', url()], { XDG_CONFIG_HOME: home })
    await terminal.shows('Client id:')
    terminal.type(`${clientId}\r`)
    await terminal.shows('Client secret:')
    terminal.type(`${clientSecret}\r`)
    const { shown, code } = await terminal.ended
    expect(shown).toContain(`Signed in to ${url()} as ${clientId}.`)
    expect(shown).not.toContain(clientSecret)
    expect(code).toBe(0)
  })

  test('login leaves no part of the secret behind when the disk is full', async () => {
    await login()
    const folder = path.join(home, 'tenant-api')
    const before = readFileSync(path.join(folder, 'profiles.json'), 'utf8')
    const { stderr, code } = await run(['login', '--url', url(), '--client-id', clientId], {
      env: { XDG_CONFIG_HOME: home, TENANT_API_CLIENT_SECRET: clientSecret },
      limit: '-f 0',
    })
    expect(stderr).toContain('EFBIG')
    expect(code).toBe(1)
    expect(readdirSync(folder)).toEqual(['profiles.json'])
    expect(readFileSync(path.join(folder, 'profiles.json'), 'utf8')).toBe(before)
  })

  test('login keeps the changes that other commands make while it waits for the secret', async () => {
    await login('--profile', 'old')
    const terminal = openTerminal(['login', '--url', url(), '--client-id', clientId, '--profile', 'slow'], {
      XDG_CONFIG_HOME: home,
    })
    await terminal.shows('Client secret:')
    await login('--profile', 'new')
    expect((await at(['logout', '--profile', 'old'])).code).toBe(0)
    terminal.type(`${clientSecret}\r`)
    expect((await terminal.ended).code).toBe(0)
    const stored = JSON.parse(readFileSync(path.join(home, 'tenant-api', 'profiles.json'), 'utf8'))
    expect(Object.keys(stored)).toEqual(['new', 'slow'])
  })
})
