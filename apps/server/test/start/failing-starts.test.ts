import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listen } from '@tenant-api/test-kit/listen'
import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, test } from 'vitest'

const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-config-'))
afterAll(() => rm(folder, { recursive: true }))

/** Expects a start to fail with an error message of one sentence. */
async function expectNoStart(env: Record<string, string>, sentence: RegExp) {
  const DATA_DIR = path.join(folder, randomBytes(4).toString('hex'))
  const { name, message } = await startService({ DATA_DIR, ...env }).then(
    () => new Error('The service has started.'),
    (error: Error) => error,
  )
  expect({ name, message }).toEqual({ name: 'ConfigError', message: expect.stringMatching(/^[^\n]+\.$/) })
  expect(message).toMatch(sentence)
}

describe('a failing start', () => {
  test('a failing start names an invalid setting', async () => {
    await expectNoStart(
      { TENANT_CLOUD: 'hybrid' },
      /^TENANT_CLOUD must be one of public, private, got "hybrid"\.$/m,
    )
    expect(await readdir(folder)).not.toContain('tenant.db')
  })

  test('a failing start names a port that is in use', async () => {
    const server = createServer()
    const { port } = new URL(await listen(server))
    await expectNoStart({ PORT: port }, new RegExp(`Port ${port} is in use.*\\bPORT\\b`))
    server.close()
  })

  test('a failing start names an address that this machine does not have', async () => {
    await expectNoStart({ HOST: '192.0.2.1' }, /HOST 192\.0\.2\.1/)
  })

  test('a failing start names the file that is in the place of the data folder or above it', async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    for (const DATA_DIR of [file, path.join(file, 'data'), path.join(file, 'of', 'data')])
      await expectNoStart(
        { DATA_DIR },
        new RegExp(`^DATA_DIR ${DATA_DIR} cannot be used: ${file} is a file, and must be a folder\\.$`),
      )
  })

  test('a failing start names a lock file that SQLite cannot use', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'damaged-lock-'))
    await writeFile(path.join(dataDir, 'service.lock'), randomBytes(8_192))
    await expectNoStart({ DATA_DIR: dataDir }, /service\.lock cannot be locked: file is not a database/)
  })

  test('a failing start names a key file that contains no key', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'bad-key-'))
    await writeFile(path.join(dataDir, 'secrets.key'), 'not a key\n')
    await expectNoStart({ DATA_DIR: dataDir }, /secrets\.key must hold 32 bytes/)
  })
})

describe('a data folder', async () => {
  const service = await startService({ DATA_DIR: path.join(folder, 'data') })
  const { dataDir } = service

  test('a data folder and its key file can be read only by their owner', async () => {
    const modes = await Promise.all(
      ['', 'secrets.key'].map(async name => (await stat(path.join(dataDir, name))).mode & 0o077),
    )
    expect(modes).toEqual([0, 0])
  })

  test('a data folder can be used by one service at a time', async () => {
    await expectNoStart({ DATA_DIR: dataDir }, /^Another service is running on .*DATA_DIR/)
    expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(200)
    await service.stop()
  })

  test('a data folder is not opened with another SECRETS_KEY', async () => {
    const SECRETS_KEY = randomBytes(32).toString('base64')
    await expectNoStart({ DATA_DIR: dataDir, SECRETS_KEY }, /^SECRETS_KEY is not the key/)
  })

  test('a data folder is left unchanged by a program that is older than its schema', async () => {
    using database = new DatabaseSync(path.join(dataDir, 'tenant.db'))
    database.exec('PRAGMA user_version = 1000')
    await expectNoStart({ DATA_DIR: dataDir }, /newer version of this service/)
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1_000 })
  })
})
