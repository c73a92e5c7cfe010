import { describe, expect, it } from 'vitest'
import type { Client } from '../../../src/auth/client.ts'
import type { OpenStore } from './open-store.ts'

const client: Client = {
  id: 'https://app.example.com/client.json',
  name: 'An app – “één”',
  secretHash: 'salt.hash',
  scopes: { '/api/v2/': ['read:events', 'read:event_streams'] },
  isGlobal: false,
  isThirdParty: true,
}

/** What every store owes for clients. */
export function describeClients(name: string, open: OpenStore): void {
  describe(`the clients in ${name}`, () => {
    it('keep a client whole, over a restart too', async () => {
      const { clients, reopen } = await open()
      const internal: Client = {
        ...client,
        id: 'b',
        isGlobal: true,
        isThirdParty: false,
        scopes: { '/internal/': [] },
      }
      await clients.insert(client)
      await clients.insert(internal)
      expect(await clients.find(client.id)).toEqual(client)
      const reopened = await reopen()
      expect(await reopened.clients.find(client.id)).toEqual(client)
      expect(await reopened.clients.find(internal.id)).toEqual(internal)
    })

    it('are empty until the first client', async () => {
      const { clients, reopen } = await open()
      expect(await clients.isEmpty()).toBe(true)
      await clients.insert(client)
      expect(await clients.isEmpty()).toBe(false)
      expect(await (await reopen()).clients.isEmpty()).toBe(false)
    })

    it('find a client by its exact id alone', async () => {
      const { clients } = await open()
      await clients.insert({ ...client, id: 'abc' })
      for (const id of ['', 'ab', 'abcd', 'ABC', 'abc ', '%', '__proto__'])
        expect(await clients.find(id), id).toBeNull()
    })

    it('refuse a second client of one id, and keep the first', async () => {
      const { clients } = await open()
      await clients.insert(client)
      await expect(clients.insert({ ...client, name: 'Another' })).rejects.toThrow()
      expect(await clients.find(client.id)).toEqual(client)
    })
  })
}
