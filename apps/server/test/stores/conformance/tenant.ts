import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SealError } from '../../../src/crypto.ts'
import { ConfigError } from '../../../src/errors.ts'
import type { TenantSecrets } from '../../../src/stores/tenant.ts'
import { anEntry } from '../an-entry.ts'
import { newEventStream } from './new-event-stream.ts'
import type { OpenStore } from './open-store.ts'

const wrongKey = new ConfigError(
  'SECRETS_KEY is not the key with which the data was encrypted: set that key.',
)

/** Defines tests of the keys of a tenant's data, which every store must pass. */
export function describeTenant(name: string, open: OpenStore): void {
  describe(`the keys of a tenant in ${name}`, () => {
    it('open a sealed value only in the row for which it was sealed', async () => {
      const { eventStreams, execute } = await open()
      const [first, second] = [newEventStream('first'), newEventStream('second')]
      await eventStreams.insert(first, anEntry)
      await eventStreams.insert(second, anEntry)
      await execute(`
        UPDATE event_streams SET sealed_destination =
          (SELECT sealed_destination FROM event_streams AS other WHERE other.name = 'first')
        WHERE name = 'second'`)
      expect(await eventStreams.find(first.id)).toEqual(first)
      await expect(eventStreams.find(second.id)).rejects.toThrow(SealError)
    })

    it('refuse the data of another tenant, in a sentence that names both', async () => {
      const { tenant, openCommands } = await open()
      await expect(openCommands({ ...tenant, tenantId: 'another' })).rejects.toThrow(
        new ConfigError(
          'The data belongs to the tenant local, but TENANT_ID is another: set TENANT_ID=local, or give this tenant data of its own.',
        ),
      )
    })

    it('are stored once: two starts and a command have the same', async () => {
      const { tenant, keys, reopen, openCommands } = await open()
      expect((await openCommands(tenant)).keys).toEqual(keys)
      expect((await reopen()).keys).toEqual(keys)
      expect(new Set(Object.values(keys).map(key => Buffer.from(key).toString('hex'))).size).toBe(3)
    })

    it('stay when SECRETS_KEY is replaced, step by step, while a service runs', async () => {
      const { tenant, keys, eventStreams, openCommands } = await open()
      const stream = newEventStream('a')
      await eventStreams.insert(stream, anEntry)
      const [old] = tenant.secretsKeys
      const next = randomBytes(32)
      const withKeys = (...secretsKeys: TenantSecrets['secretsKeys']) =>
        openCommands({ ...tenant, secretsKeys })
      await expect(withKeys(next)).rejects.toThrow(wrongKey)

      const both = await withKeys(next, old)
      expect(both.keys).toEqual(keys)
      // A start with the old key alone succeeds until the command has run.
      expect((await withKeys(old)).keys).toEqual(keys)
      expect(await both.sealAnew()).toBe(true)
      expect(await both.sealAnew()).toBe(false)
      await expect(withKeys(old)).rejects.toThrow(wrongKey)
      expect((await withKeys(next)).keys).toEqual(keys)
      expect((await withKeys(next, old)).keys).toEqual(keys)
      expect(await eventStreams.find(stream.id)).toEqual(stream)
    })
  })
}
