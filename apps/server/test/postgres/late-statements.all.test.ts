import { connect, createServer } from 'node:net'
import { listen } from '@tenant-api/test-kit/listen'
import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import type { Stores } from '../../src/stores/stores.ts'
import { anEntry } from '../stores/an-entry.ts'
import { client as newClient } from '../stores/conformance/clients.ts'
import { newPolicy } from '../stores/conformance/rate-limit-policies.ts'
import { atOnce } from './at-once.ts'
import { openNodes } from './open-postgres.ts'

/**
 * Starts a proxy to a database server that withholds the first statement with a text, as a network that loses packets does. The
 * server gets the statement when the test lets it arrive, even if its sender has closed the connection.
 */
async function startDelaying(url: string, text: string) {
  const arrival = Promise.withResolvers<void>()
  const delivered = Promise.withResolvers<void>()
  const server = createServer({ allowHalfOpen: true }, client => {
    const upstream = connect({ host: new URL(url).hostname, port: Number(new URL(url).port) })
    let way = Promise.resolve()
    client
      .on('error', () => {})
      .on('data', chunk => {
        if (chunk.includes(text)) {
          way = way.then(() => arrival.promise)
          upstream.once('close', () => delivered.resolve())
        }
        way = way.then(() => void upstream.write(chunk))
      })
    client.on('close', () => {
      way = way.then(() => void upstream.end())
    })
    upstream.on('error', () => {}).on('data', chunk => client.writable && client.write(chunk))
    upstream.on('close', () => client.destroy())
  })
  const through = new URL(url)
  through.port = new URL(await listen(server)).port
  onTestFinished(() => void server.close())
  return {
    url: through.href,
    async arrive() {
      arrival.resolve()
      await delivered.promise
    },
  }
}

interface Changed {
  change(stores: Stores, number: number): Promise<unknown>
  read(): Promise<unknown>
}

/** Tables, each with functions that insert, change and read a row. A change contains a number. */
const tables: Readonly<Record<string, (stores: Stores) => Promise<Changed>>> = {
  async rate_limit_policies({ rateLimitPolicies }: Stores) {
    const policy = newPolicy()
    await rateLimitPolicies.insert(policy, anEntry)
    return {
      change: ({ rateLimitPolicies: policies }: Stores, limit: number) =>
        policies.update(policy.id, { ...policy, configuration: { action: 'block', limit } }, () => anEntry),
      read: async () => (await rateLimitPolicies.find(policy.id))?.configuration,
    }
  },
  async clients({ clients }: Stores) {
    await clients.insert(newClient, anEntry)
    return {
      change: (stores: Stores, number: number) =>
        stores.clients.update(newClient.id, { secretHash: String(number) }, anEntry),
      read: async () => (await clients.find(newClient.id))?.secretHash,
    }
  },
}

it('a change that failed for its caller does not undo a later change, even if the server gets it late', () =>
  // All tables at the same time, because each failure takes all of its time.
  atOnce(Object.entries(tables), expectNotUndone))

async function expectNotUndone([table, insert]: [
  string,
  (stores: Stores) => Promise<Changed>,
]): Promise<void> {
  const { url, open } = await openNodes()
  const network = await startDelaying(url, `UPDATE ${table}`)
  const [far, near] = [await (await openNodes({ url: network.url })).open(), await open()]
  const { change, read } = await insert(near)
  await expect(change(far, 1)).rejects.toThrow(StoreError)
  await change(near, 2)
  const changed = await read()
  await network.arrive()
  expect(await read()).toEqual(changed)
}
