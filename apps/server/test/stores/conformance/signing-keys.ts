import { exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import type { StoredSigningKey } from '../../../src/auth/signing-keys.ts'
import type { OpenStore } from './open-store.ts'

async function newSigningKey(kid: string, createdAt: number): Promise<StoredSigningKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  return { kid, alg: 'EdDSA', privateJwk: await exportJWK(privateKey), createdAt }
}

/** What every store owes for signing keys. */
export function describeSigningKeys(name: string, open: OpenStore): void {
  describe(`the signing keys in ${name}`, () => {
    it('are listed whole, the newest first, over a restart too', async () => {
      const { signingKeys, reopen } = await open()
      expect(await signingKeys.list()).toEqual([])
      const [old, middle, latest] = await Promise.all([
        newSigningKey('z', 1_000),
        newSigningKey('a', 2_000),
        newSigningKey('m', 3_000),
      ])
      for (const key of [middle, latest, old]) await signingKeys.insert(key)
      expect(await signingKeys.list()).toEqual([latest, middle, old])
      expect(await (await reopen()).signingKeys.list()).toEqual([latest, middle, old])
    })

    it('list the last of two that were made in one millisecond first', async () => {
      const { signingKeys } = await open()
      const [one, two] = await Promise.all([newSigningKey('b', 1_000), newSigningKey('a', 1_000)])
      for (const key of [one, two]) await signingKeys.insert(key)
      expect(await signingKeys.list()).toEqual([two, one])
    })

    it('leave no private key readable at rest', async () => {
      const { signingKeys, bytesAtRest } = await open()
      const key = await newSigningKey('a-key-id', 1_000)
      await signingKeys.insert(key)
      const bytes = await bytesAtRest()
      expect(bytes.includes('a-key-id')).toBe(true)
      expect(key.privateJwk.d?.length).toBeGreaterThan(40)
      expect(bytes.includes(key.privateJwk.d ?? '')).toBe(false)
    })
  })
}
