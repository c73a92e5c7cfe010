import { describe, expect, it } from 'vitest'
import type { Client } from '../../../src/auth/clients.ts'
import { anEntry } from '../an-entry.ts'
import type { OpenStore } from './open-store.ts'

export const client: Client = {
  id: 'https://app.example.com/client.json',
  name: 'An app – “één”',
  secretHash: 'salt.hash',
  scopes: { '/api/v2/': ['read:events', 'read:event_streams'] },
  isGlobal: false,
  isThirdParty: true,
  createdAt: 2_000,
  disabledAt: null,
}

/** Defines tests of clients, which every store must pass. */
export function describeClients(name: string, open: OpenStore): void {
  describe(`clients in ${name}`, () => {
    it('keep all their properties, also after a restart', async () => {
      const { clients, reopen } = await open()
      const internal: Client = {
        ...client,
        id: 'b',
        isGlobal: true,
        isThirdParty: false,
        scopes: { '/internal/': [] },
        disabledAt: 3_000,
      }
      expect(await clients.insert(client, anEntry)).toBe('inserted')
      await clients.insert(internal, anEntry)
      expect(await clients.find(client.id)).toEqual(client)
      const reopened = await reopen()
      expect(await reopened.clients.find(client.id)).toEqual(client)
      expect(await reopened.clients.find(internal.id)).toEqual(internal)
    })

    it('do not exist in a new store', async () => {
      const { clients, reopen } = await open()
      expect(await clients.isEmpty()).toBe(true)
      expect(await clients.list()).toEqual([])
      await clients.insert(client, anEntry)
      expect(await clients.isEmpty()).toBe(false)
      expect(await (await reopen()).clients.isEmpty()).toBe(false)
    })

    it('are listed in the order of their creation', async () => {
      const { clients } = await open()
      const [old, second, third] = [
        { ...client, id: 'z', createdAt: 1_000 },
        { ...client, id: 'y' },
        { ...client, id: 'a' },
      ]
      for (const each of [second, third, old]) await clients.insert(each, anEntry)
      expect(await clients.list()).toEqual([old, second, third])
    })

    it('are found only by their exact id', async () => {
      const { clients } = await open()
      await clients.insert({ ...client, id: 'abc' }, anEntry)
      for (const id of ['', 'ab', 'abcd', 'ABC', 'abc ', '%', '__proto__']) {
        expect(await clients.find(id), id).toBeNull()
        expect(await clients.update(id, { disabledAt: 1 }, anEntry), id).toBeNull()
      }
      expect(await clients.list()).toEqual([{ ...client, id: 'abc' }])
    })

    it('are refused if their id exists, and the existing client is kept', async () => {
      const { clients } = await open()
      await clients.insert(client, anEntry)
      expect(await clients.insert({ ...client, name: 'Another' }, anEntry)).toBe('exists')
      expect(await clients.list()).toEqual([client])
    })

    it('keep all other properties when they are disabled or get a new secret', async () => {
      const { clients, reopen } = await open()
      await clients.insert(client, anEntry)
      await clients.insert({ ...client, id: 'other' }, anEntry)
      const rotated = { ...client, secretHash: 'new.hash' }
      expect(await clients.update(client.id, { secretHash: 'new.hash' }, anEntry)).toEqual(rotated)
      const disabled = { ...rotated, disabledAt: 4_000 }
      expect(await clients.update(client.id, { disabledAt: 4_000 }, anEntry)).toEqual(disabled)
      const reopened = await reopen()
      expect(await reopened.clients.find(client.id)).toEqual(disabled)
      expect(await reopened.clients.find('other')).toEqual({ ...client, id: 'other' })
    })
  })
}
