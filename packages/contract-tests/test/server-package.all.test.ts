import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { inherited } from '@tenant-api/test-kit/start-process'
import { serviceMemory, serviceNodeOptions } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InstalledServer, installServer, startInstalled, useInstalled } from './server-package.ts'

const node = process.execPath
let server: InstalledServer

beforeAll(async () => {
  server = await installServer()
})
afterAll(() => server?.remove())

test('the packed service installs as one folder of at most 20 MB, without dependencies', async () => {
  const modules = path.join(server.project, 'node_modules')
  expect((await readdir(modules)).filter(name => !name.startsWith('.'))).toEqual(['@tenant-api'])
  expect(await readdir(path.join(modules, '@tenant-api'))).toEqual(['server'])
  const files = await readdir(modules, { recursive: true, withFileTypes: true })
  const sizes = files.filter(file => file.isFile()).map(file => stat(path.join(file.parentPath, file.name)))
  const size = (await Promise.all(sizes)).reduce((sum, file) => sum + file.size, 0)
  expect(size).toBeGreaterThan(5_000_000)
  expect(size).toBeLessThan(20_000_000)
})

test('the packed service takes and gives an event, serves its pages, and stops at SIGTERM', () =>
  useInstalled(server, node))

test('the packed service runs with the memory settings of `npm start`, in the process of its command', async () => {
  const DATA_DIR = path.join(server.project, 'other')
  const { child } = await startInstalled(server, node, { DATA_DIR })
  const read = async (name: string) => (await readFile(`/proc/${child.pid}/${name}`, 'utf8')).split('\0')
  expect(await read('cmdline')).toEqual(expect.arrayContaining(serviceNodeOptions))
  const variables = Object.entries(serviceMemory).map(([name, value]) => `${name}=${value}`)
  expect(await read('environ')).toEqual(expect.arrayContaining(variables))
  expect(await readdir(DATA_DIR)).toContain('tenant.db')
})

test('the packed service has commands for its clients and keys, and names them for an unknown one', async () => {
  const env = { DATA_DIR: 'clients' }
  const first = { BOOTSTRAP_CLIENT_ID: 'first', BOOTSTRAP_CLIENT_SECRET: 's'.repeat(16) }
  await startInstalled(server, node, { ...env, ...first })
  const run = (...args: readonly string[]) =>
    promisify(execFile)(node, [server.command, ...args], {
      cwd: server.project,
      env: { ...inherited(), ...env },
    })
  const { stdout } = await run('clients', 'list')
  expect(JSON.parse(stdout)).toMatchObject([{ client_id: 'first' }])
  await expect(run('client')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^There is no command "client"\.\nUsage: tenant-api-server .* keys --help /s,
    ),
  })
})
