import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { operations } from '@tenant-api/contract'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { credentials, requestToken } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../postgres/new-database.ts'
import { type BuiltFolder, buildInFolder } from './build-in-folder.ts'
import { readCompose } from './compose.ts'
import { lastOf, parseDockerfile } from './dockerfile.ts'
import { checkHealth, runInFolder, userOf } from './run-in-folder.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const stages = parseDockerfile(await readFile(path.join(root, 'Dockerfile'), 'utf8'))
const image = stages.at(-1) ?? { image: '', name: '', instructions: [] }
const inDotEnv = {
  SECRETS_KEY: randomBytes(32).toString('base64'),
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
}
const bootstrap = {
  BOOTSTRAP_CLIENT_ID: credentials.clientId,
  BOOTSTRAP_CLIENT_SECRET: credentials.clientSecret,
}
let built: BuiltFolder

beforeAll(async () => {
  process.stderr.write(
    'No container engine is used: the tests run the steps of the Dockerfile in a clean folder.\n',
  )
  built = await buildInFolder(root, stages)
})
afterAll(() => built?.remove())

describe('the image', () => {
  test('the image has the Node version of the tests', () => {
    expect(new Set(stages.map(stage => stage.image))).toEqual(
      new Set([`node:${process.versions.node}-bookworm-slim`]),
    )
  })

  test('the image contains everything the service needs, and no tests, tools or other apps', async () => {
    const namesIn = async (folder: string) => (await readdir(path.join(built.workdir, folder))).toSorted()
    const [folders, programs] = [['compile-cache', 'data', 'files'], await namesIn('.')]
    expect(programs.filter(name => !/\.js(\.map)?$/.test(name) && !folders.includes(name))).toEqual([
      ...['LICENSE', 'LICENSES', 'README.md', 'package.json'],
    ])
    expect(programs).toEqual(
      expect.arrayContaining([...folders, 'clients.js', 'events.js', 'keys.js', 'main.js']),
    )
    expect(await namesIn('files')).toEqual(['apps', 'packages'])
    expect(await namesIn('files/apps')).toEqual(['console'])
    expect(await namesIn('files/apps/console/dist')).toEqual([
      ...['assets', 'index.html', 'reference.html', 'stamp'],
    ])
    expect(await namesIn('files/packages')).toEqual(['contract'])
    expect(await sizeOf(built.workdir)).toBeLessThan(50_000_000)
  })

  test('the image does not run as root, and can write only its data', async () => {
    const [, uid] = /^(\d+):\d+$/.exec(lastOf(image, 'USER')) ?? []
    expect(Number(uid)).toBeGreaterThan(0)
    expect(path.relative(lastOf(image, 'WORKDIR'), lastOf(image, 'VOLUME'))).toBe('data')
    for (const name of ['.', ...(await readdir(built.workdir, { recursive: true }))]) {
      const { uid: owner, mode } = await stat(path.join(built.workdir, name))
      expect(owner).toBe((name === 'data' && userOf(image)?.uid) || process.getuid?.())
      expect(mode & 0o002).toBe(0)
    }
  })

  test('the image runs a service that is healthy, issues tokens, answers requests, serves the console and the reference, and stops at SIGTERM', async () => {
    const port = String(await freePort())
    const settings = { PORT: port, BASE_URL: `http://127.0.0.1:${port}`, ...bootstrap }
    expect(await checkHealth(image, built, settings)).toBe(false)
    const service = await runInFolder(image, built, settings)
    expect(service.started).toMatchObject({ address: `http://0.0.0.0:${port}`, base_url: settings.BASE_URL })
    expect(await statusOfRequest(settings.BASE_URL)).toBe(200)
    for (const page of ['/console', '/docs'])
      expect((await fetch(`${settings.BASE_URL}${page}`)).status).toBe(200)
    const { uid } = await stat(path.join(built.workdir, 'data/tenant.db'))
    expect(uid).toBe(userOf(image)?.uid ?? process.getuid?.())
    expect(await service.stop()).toBe(0)
    expect(await service.isHealthy()).toBe(false)
  })
})

describe('the compose file', () => {
  test.each(['SECRETS_KEY', 'POSTGRES_PASSWORD'] as const)(
    'the compose file fails with a one-sentence explanation if %s is missing',
    async name => {
      await expect(readCompose(root, { ...inDotEnv, [name]: '' })).rejects.toThrow(
        new RegExp(`^${name}: Write it into \\.env once.*\`openssl rand -\\w+ \\d+\` prints`),
      )
    },
  )

  test('the compose file keeps the data folder of the image, and connects the service to the database', async () => {
    const { service, postgres } = (await readCompose(root, inDotEnv)).services
    expect(service.volumes).toEqual([`data:${lastOf(image, 'VOLUME')}`])
    const url = new URL(String(service.environment.DATABASE_URL))
    expect(url).toMatchObject({ username: postgres.environment.POSTGRES_USER, hostname: 'postgres' })
    expect(url).toMatchObject({ password: postgres.environment.POSTGRES_PASSWORD, pathname: '/tenant_api' })
  })

  test('the compose file exposes the service only to this machine, and the metrics only to the network of the compose file', async () => {
    const { service } = (await readCompose(root, { ...inDotEnv, PORT: '8080' })).services
    expect(service.ports).toEqual(['127.0.0.1:8080:8080'])
    expect(service.environment).toMatchObject({ PORT: '8080', ADMIN_HOST: '0.0.0.0' })
    expect(service.expose).toEqual([service.environment.ADMIN_PORT])
  })

  test.runIf(process.env.TEST_DATABASE_URL || findPostgres())(
    'the compose file runs the image with PostgreSQL, and serves its metrics',
    async () => {
      const DATABASE_URL = await emptyDatabase()
      const [PORT, ADMIN_PORT] = [String(await freePort()), String(await freePort())]
      const { service } = (await readCompose(root, { ...inDotEnv, PORT })).services
      const settings = { ...service.environment, ...bootstrap, PORT, ADMIN_PORT, DATABASE_URL }
      const running = await runInFolder(image, built, settings)
      expect(running.started).toMatchObject({ base_url: `http://127.0.0.1:${PORT}` })
      expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200)
      expect(await statusOfRequest(`http://127.0.0.1:${PORT}`)).toBe(200)
      expect((await fetch(`http://127.0.0.1:${ADMIN_PORT}/metrics`)).status).toBe(200)
      expect(await running.stop()).toBe(0)
    },
  )
})

/** Gets a token, and calls an operation with it. */
async function statusOfRequest(baseUrl: string): Promise<number> {
  const { status } = await fetch(`${baseUrl}${operations.list_event_streams.path}`, {
    headers: { Authorization: `Bearer ${await requestToken(baseUrl)}` },
  })
  return status
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map(async name => (await stat(path.join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function emptyDatabase(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return newDatabase(given)
  const server = await startPostgres(findPostgres() ?? '')
  onTestFinished(server.end)
  return server.url
}
