import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  createSecretBox,
  deriveKeys,
  loadOrCreateSecretsKey,
  SealError,
  wrappingKey,
} from '../../src/crypto.ts'
import { ConfigError } from '../../src/errors.ts'
import { temporaryFolder } from './temporary-folder.ts'

it('the secret key is generated once, in its own folder, readable only by its owner', async () => {
  const folder = await temporaryFolder()
  const key = loadOrCreateSecretsKey(folder)
  expect(key).toHaveLength(32)
  expect(loadOrCreateSecretsKey(folder)).toEqual(key)
  expect(await readdir(folder)).toEqual(['secrets.key'])
  expect((await stat(path.join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600)
})

it('a damaged secret key is refused and never replaced', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'secrets.key'), 'too short\n')
  expect(() => loadOrCreateSecretsKey(folder)).toThrow(ConfigError)
  expect(await readFile(path.join(folder, 'secrets.key'), 'utf8')).toBe('too short\n')
})

it('a missing secret key of a stored database is not replaced by a new one', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'tenant.db'), '')
  const error = new ConfigError(
    `${path.join(folder, 'secrets.key')}, the key of ${path.join(folder, 'tenant.db')}, is missing: restore it from a backup, or set SECRETS_KEY.`,
  )
  expect(() => loadOrCreateSecretsKey(folder)).toThrow(error)
  expect(await readdir(folder)).toEqual(['tenant.db'])
})

it('tenants with the same SECRETS_KEY have different keys', () => {
  const secret = new Uint8Array(32)
  expect(wrappingKey(secret, 'a')).not.toEqual(wrappingKey(secret, 'b'))
  expect(wrappingKey(secret, 'a')).toEqual(wrappingKey(secret, 'a'))
})

it('the derived keys differ by purpose and by tenant key', () => {
  const keys = [new Uint8Array(32), new Uint8Array(32).fill(1)].flatMap(secret =>
    Object.values(deriveKeys(secret)),
  )
  expect(new Set(keys.map(key => Buffer.from(key).toString('hex'))).size).toBe(6)
  expect(deriveKeys(new Uint8Array(32))).toEqual(deriveKeys(new Uint8Array(32)))
})

const place = { table: 'a', column: 'b', id: 'c' }

it('an encrypted secret can be decrypted only with its key, in its place, and unchanged', () => {
  const box = createSecretBox(new Uint8Array(32))
  const sealed = box.seal('a secret – “één”', place)
  expect(box.open(sealed, place)).toBe('a secret – “één”')
  expect(box.open(box.seal('', place), place)).toBe('')
  expect(box.seal('a secret – “één”', place)).not.toEqual(sealed)
  expect(() => createSecretBox(new Uint8Array(32).fill(1)).open(sealed, place)).toThrow(SealError)
  for (const other of [{ table: 'b' }, { column: 'c' }, { id: 'd' }, { table: 'ab', column: '' }])
    expect(() => box.open(sealed, { ...place, ...other })).toThrow(SealError)
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => box.open(changed, place), `byte ${index}`).toThrow()
  }
  expect(() => box.open(sealed.subarray(0, -1), place)).toThrow()
  expect(() => box.open(new Uint8Array(0), place)).toThrow()
})
