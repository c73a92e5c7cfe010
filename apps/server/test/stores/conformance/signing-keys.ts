import { describe, expect, it } from 'vitest'
import { newSigningKey, type StoredSigningKey } from '../../../src/auth/key-ring.ts'
import { anEntry } from '../an-entry.ts'
import type { OpenStore } from './open-store.ts'

async function newKey(kid: string, signsFrom: number): Promise<StoredSigningKey> {
  return { ...(await newSigningKey('EdDSA', signsFrom)), kid }
}

/** Defines tests of signing keys, which every store must pass. */
export function describeSigningKeys(name: string, open: OpenStore): void {
  describe(`signing keys in ${name}`, () => {
    it('are listed with all their properties, latest `signsFrom` first, also after a restart', async () => {
      const { signingKeys, reopen } = await open()
      expect(await signingKeys.list()).toEqual([])
      const [old, middle, latest] = await Promise.all([
        newKey('z', 1_000),
        newKey('a', 2_000),
        newKey('m', 3_000),
      ])
      const used = { ...old, tokensEndAt: 5_000 }
      for (const key of [middle, latest, used]) await signingKeys.insert(key, anEntry)
      expect(await signingKeys.list()).toEqual([latest, middle, used])
      expect(await (await reopen()).signingKeys.list()).toEqual([latest, middle, used])
    })

    it('are listed with the last inserted first if two have the same `signsFrom`', async () => {
      const { signingKeys } = await open()
      const [one, two] = await Promise.all([newKey('b', 1_000), newKey('a', 1_000)])
      for (const key of [one, two]) await signingKeys.insert(key, anEntry)
      expect(await signingKeys.list()).toEqual([two, one])
    })

    it('keep the latest expiry of their tokens', async () => {
      const { signingKeys, reopen } = await open()
      const key = await newKey('a', 1_000)
      await signingKeys.insert(key, anEntry)
      for (const time of [3_000, 5_000, 4_000]) expect(await signingKeys.extend('a', time)).toBe(true)
      expect(await signingKeys.extend('b', 9_000)).toBe(false)
      expect(await (await reopen()).signingKeys.list()).toEqual([{ ...key, tokensEndAt: 5_000 }])
    })

    it('are not deleted if they have signed a token since they were read', async () => {
      const { signingKeys } = await open()
      const [unused, used] = await Promise.all([newKey('a', 1_000), newKey('b', 2_000)])
      for (const key of [unused, used]) await signingKeys.insert(key, anEntry)
      await signingKeys.extend('b', 5_000)
      await signingKeys.delete(used, anEntry)
      await signingKeys.delete({ ...used, tokensEndAt: 4_000 }, anEntry)
      await signingKeys.delete({ ...unused, tokensEndAt: 4_000 }, anEntry)
      expect(await signingKeys.list()).toEqual([{ ...used, tokensEndAt: 5_000 }, unused])
      await signingKeys.delete({ ...used, tokensEndAt: 5_000 }, anEntry)
      await signingKeys.delete(unused, anEntry)
      expect(await signingKeys.list()).toEqual([])
    })

    it('are stored without a readable private key', async () => {
      const { signingKeys, bytesAtRest } = await open()
      const key = await newKey('a-key-id', 1_000)
      await signingKeys.insert(key, anEntry)
      const bytes = await bytesAtRest()
      expect(bytes.includes('a-key-id')).toBe(true)
      expect(key.privateJwk.d?.length).toBeGreaterThan(40)
      expect(bytes.includes(key.privateJwk.d ?? '')).toBe(false)
    })
  })
}
