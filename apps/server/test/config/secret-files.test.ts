import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startService } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, secretSettings } from '../../src/config/config.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

const values = {
  DATABASE_URL: 'postgres://user:a-password@one,two/db',
  DATABASE_LISTEN_URL: 'postgres://user:a-password@three/db',
  SECRETS_KEY: randomBytes(32).toString('base64'),
  SECRETS_KEY_PREVIOUS: randomBytes(32).toString('base64'),
  BOOTSTRAP_CLIENT_SECRET: 'a secret of 16 characters',
  NOTIFY_SIGNING_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
}
const others = { BOOTSTRAP_CLIENT_ID: 'first', NOTIFY_ENDPOINT: 'https://ops.example.com/' }

async function fileOf(content: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'secret')
  await writeFile(file, content)
  return file
}

test.each(secretSettings)('%s can be read from a file, with or without a newline at its end', async name => {
  const { [name]: value, ...rest } = values
  for (const end of ['', '\n', '\r\n'])
    expect(readConfig({ ...others, ...rest, [`${name}_FILE`]: await fileOf(value + end) })).toEqual(
      readConfig({ ...others, ...values }),
    )
})

test('a secret that is set both directly and by a file, or whose file is missing or empty, is refused in one sentence', async () => {
  const file = await fileOf(values.SECRETS_KEY)
  const { SECRETS_KEY } = values
  expect(() => readConfig({ SECRETS_KEY, SECRETS_KEY_FILE: file })).toThrow(
    'SECRETS_KEY and SECRETS_KEY_FILE must not both be given: remove one of them.',
  )
  expect(() => readConfig({ SECRETS_KEY_FILE: `${file}.gone` })).toThrow(
    /^SECRETS_KEY_FILE cannot be read: ENOENT[^\n]*\.$/,
  )
  expect(() => readConfig({ SECRETS_KEY_FILE: path.dirname(file) })).toThrow(
    /^SECRETS_KEY_FILE cannot be read: EISDIR[^\n]*\.$/,
  )
  for (const content of ['', '\n']) {
    const empty = await fileOf(content)
    expect(() => readConfig({ SECRETS_KEY_FILE: empty })).toThrow(
      `SECRETS_KEY_FILE names an empty file, ${empty}.`,
    )
  }
})

test('the error message for an invalid secret in a file does not contain the secret', async () => {
  const SECRETS_KEY_FILE = await fileOf('not a key')
  expect(() => readConfig({ SECRETS_KEY_FILE })).toThrow(
    /^SECRETS_KEY must be 32 bytes in base64(?!.*not a key)/,
  )
})

test('a service starts with secrets from files, and prints none of them', async () => {
  const SECRETS_KEY_FILE = await fileOf(`${values.SECRETS_KEY}\n`)
  const BOOTSTRAP_CLIENT_SECRET_FILE = await fileOf('a-secret-for-contract-tests\n')
  const service = await startService({
    BOOTSTRAP_CLIENT_SECRET: '',
    BOOTSTRAP_CLIENT_SECRET_FILE,
    SECRETS_KEY_FILE,
  })
  onTestFinished(service.stop)
  expect(await service.token()).toEqual(expect.any(String))
  await expect(readFile(path.join(service.dataDir, 'secrets.key'))).rejects.toThrow('ENOENT')
  for (const secret of [values.SECRETS_KEY, 'a-secret-for-contract-tests'])
    expect(service.lines.join()).not.toContain(secret)
  await service.stop()
})

test('docs/settings.md names every secret that can be read from a file', async () => {
  const page = await readFile(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')
  for (const name of secretSettings) expect(page).toContain(`\`${name}_FILE\``)
})
