import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createSecretBox, deriveKeys, loadOrCreateSecretsKey } from '../../src/crypto.ts'
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

it('the derived keys differ by purpose and by secret key', () => {
  const keys = [new Uint8Array(32), new Uint8Array(32).fill(1)].flatMap(secret =>
    Object.values(deriveKeys(secret)),
  )
  expect(new Set(keys.map(key => Buffer.from(key).toString('hex'))).size).toBe(6)
  expect(deriveKeys(new Uint8Array(32))).toEqual(deriveKeys(new Uint8Array(32)))
})

it('an encrypted secret can be decrypted only with its key, and only if it is unchanged', () => {
  const box = createSecretBox(new Uint8Array(32))
  const sealed = box.seal('a secret – “één”')
  expect(box.open(sealed)).toBe('a secret – “één”')
  expect(box.open(box.seal(''))).toBe('')
  expect(box.seal('a secret – “één”')).not.toEqual(sealed)
  expect(() => createSecretBox(new Uint8Array(32).fill(1)).open(sealed)).toThrow()
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(() => box.open(changed), `byte ${place}`).toThrow()
  }
  expect(() => box.open(sealed.subarray(0, -1))).toThrow()
  expect(() => box.open(new Uint8Array(0))).toThrow()
})
