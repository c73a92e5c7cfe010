import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runToItsEnd } from '../run-to-its-end.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-config-'))
afterAll(() => rm(folder, { recursive: true }))

/** Expects a start to fail with exit code 1 and an error message of one sentence, without a stack. */
async function expectNoStart(env: Record<string, string>, sentence: RegExp, options = {}) {
  const ended = await runToItsEnd(
    { DATA_DIR: path.join(folder, randomBytes(4).toString('hex')), ...env },
    options,
  )
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\.\n$/) })
  expect(ended.stderr).toMatch(sentence)
}

describe('a failing start', { concurrent: true }, () => {
  test('a failing start names an invalid setting', async () => {
    await expectNoStart(
      { TENANT_CLOUD: 'hybrid' },
      /^TENANT_CLOUD must be one of public, private, got "hybrid"\.$/m,
    )
    expect(await readdir(folder)).not.toContain('tenant.db')
  })

  test('a failing start names a document that is damaged', async () => {
    const damage = path.join(folder, 'damage.mjs')
    await writeFile(
      damage,
      `import fs from 'node:fs'
       import { syncBuiltinESMExports } from 'node:module'
       const read = fs.readFileSync
       fs.readFileSync = (file, ...rest) =>
         String(file).endsWith('/openapi.json') ? '{}' : read(file, ...rest)
       syncBuiltinESMExports()`,
    )
    await expectNoStart({ NODE_OPTIONS: `--import ${damage}`, PORT: '0' }, /openapi\.json .* is damaged/)
  })

  test('a failing start names a data folder that cannot be written', async () => {
    const dataDir = path.join(folder, 'read-only')
    await mkdir(dataDir, { mode: 0o555 })
    await chmod(folder, 0o755)
    await expectNoStart({ DATA_DIR: dataDir }, /read-only/, { mayWriteAll: false })
    await expectNoStart(
      { DATA_DIR: path.join(dataDir, 'of', 'tenant') },
      /^DATA_DIR .* cannot be used: EACCES: permission denied, mkdir '.*read-only\/of'\.$/m,
      { mayWriteAll: false },
    )
    expect(await readdir(dataDir)).toEqual([])
  })

  test.runIf(process.platform === 'linux')(
    'a failing start names a folder that exists, but says that what is created in it does not exist',
    () =>
      expectNoStart(
        { DATA_DIR: '/proc/tenant/data' },
        /^DATA_DIR \/proc\/tenant\/data cannot be used: ENOENT: .*mkdir '\/proc\/tenant'\.$/m,
      ),
  )

  test('a failing start names a lock file that this user cannot write, and so cannot lock', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'unwritable-lock-'))
    await writeFile(path.join(dataDir, 'service.lock'), '', { mode: 0o444 })
    await chmod(folder, 0o755)
    await chmod(dataDir, 0o777)
    await expectNoStart({ DATA_DIR: dataDir }, /service\.lock cannot be locked/, { mayWriteAll: false })
  })

  test('a failing start names a key file that cannot be read', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'unreadable-key-'))
    await writeFile(path.join(dataDir, 'secrets.key'), randomBytes(32).toString('base64'), { mode: 0 })
    await chmod(folder, 0o755)
    await chmod(dataDir, 0o777)
    await expectNoStart({ DATA_DIR: dataDir }, /secrets\.key cannot be read/, { mayWriteAll: false })
  })

  test('a failing start names a file for the credentials of the first client that cannot be written', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'unwritable-credentials-'))
    const file = path.join(dataDir, 'first-client.json')
    await mkdir(file, { mode: 0o700 })
    await expectNoStart({ DATA_DIR: dataDir }, new RegExp(file))
  })
})
