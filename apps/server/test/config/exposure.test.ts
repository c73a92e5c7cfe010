import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pino from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { openFiles, warnOfExposure } from '../../src/config/exposure.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

it('files that other users can read or change are named, and a folder in which they can write', async () => {
  const folder = await temporaryFolder()
  const modes = { own: 0o600, 'own-program': 0o700, group: 0o640, all: 0o604, written: 0o602 }
  for (const [name, mode] of Object.entries(modes)) {
    await writeFile(path.join(folder, name), '')
    await chmod(path.join(folder, name), mode)
  }
  const open = ['all', 'group', 'written'].map(name => path.join(folder, name))
  expect(openFiles(folder)).toEqual(open)
  await chmod(folder, 0o755)
  expect(openFiles(folder)).toEqual(open)
  await chmod(folder, 0o770)
  expect(openFiles(folder)).toEqual([folder, ...open])
})

const base = 'postgres://user:a-password@'
it.each([
  ['db.example.com/a', ['db.example.com']],
  ['db.example.com/a?sslmode=disable', ['db.example.com']],
  ['10.0.0.1,10.0.0.2/a', ['10.0.0.1', '10.0.0.2']],
  ['db.example.com/a?sslmode=verify-full', []],
  ['db.example.com/a?sslmode=no-verify', []],
  ['db.example.com/a?ssl=true', []],
  ['localhost/a', []],
  ['127.0.0.1:5433/a', []],
  ['[::1]/a', []],
  ['localhost/a?host=/var/run/postgresql', []],
  ['localhost/a?host=db.example.com', ['db.example.com']],
])('a start with the database %s warns of servers in clear: %j', (rest, servers) => {
  const lines: { servers?: string[] }[] = []
  const log = pino({ level: 'warn' }, { write: line => lines.push(JSON.parse(line)) })
  warnOfExposure(readConfig({ DATABASE_URL: base + rest }), log)
  expect(lines.map(line => line.servers)).toEqual(servers.length > 0 ? [servers] : [])
  expect(JSON.stringify(lines)).not.toContain('a-password')
})

it('PGSSLMODE encrypts connections whose URL does not say otherwise', () => {
  const of = (url: string, PGSSLMODE: string) =>
    readConfig({ DATABASE_URL: base + url, PGSSLMODE }).databasesInClear
  expect(of('db.example.com/a', 'verify-full')).toEqual([])
  expect(of('db.example.com/a?sslmode=disable', 'verify-full')).toEqual(['db.example.com'])
  expect(of('db.example.com/a', 'disable')).toEqual(['db.example.com'])
  expect(of('db.example.com/a', '')).toEqual(['db.example.com'])
})
