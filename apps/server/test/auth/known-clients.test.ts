import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../src/auth/clients.ts'
import { createKnownClients } from '../../src/auth/clients.ts'
import { anEntry } from '../stores/an-entry.ts'
import { openSqlite } from '../stores/open-sqlite.ts'

const client: Client = {
  id: 'app',
  name: 'An app',
  secretHash: 'salt.hash',
  scopes: {},
  isGlobal: true,
  isThirdParty: false,
  createdAt: 1,
  disabledAt: null,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens a real store and a cache of its clients. `reads` lists the ids that the cache has read from the store. */
async function open() {
  const { clients } = await openSqlite()
  await clients.insert(client, anEntry)
  const reads: string[] = []
  const known = createKnownClients({
    find(id) {
      reads.push(id)
      return clients.find(id)
    },
  })
  return { clients, reads, known }
}

test('a client in use is read from the store once in two seconds, and its changes apply after that time', async () => {
  const { clients, reads, known } = await open()
  await Promise.all(Array.from({ length: 100 }, () => known.find('app')))
  expect(reads).toEqual(['app'])
  await clients.update('app', { disabledAt: 7 }, anEntry)
  vi.advanceTimersByTime(1_999)
  expect(await known.find('app')).toEqual(client)
  vi.advanceTimersByTime(1)
  expect(await known.find('app')).toEqual({ ...client, disabledAt: 7 })
  expect(reads).toEqual(['app', 'app'])
})

test('using a client does not extend its time in the cache', async () => {
  const { clients, known } = await open()
  await known.find('app')
  await clients.update('app', { disabledAt: 7 }, anEntry)
  let passed = 0
  while ((await known.find('app'))?.disabledAt === null) {
    vi.advanceTimersByTime(100)
    passed += 100
  }
  expect(passed).toBe(2_000)
})

test('at most a thousand of ten thousand clients stay in the cache', async () => {
  const { reads, known } = await open()
  const ids = Array.from({ length: 10_000 }, (_, index) => `client-${index}`)
  for (const id of ids) expect(await known.find(id)).toBeNull()
  expect(reads.splice(0)).toEqual(ids)
  for (const id of ids.slice(-1_000)) await known.find(id)
  expect(reads).toEqual([])
  await known.find('client-8999')
  expect(reads).toEqual(['client-8999'])
})

test('a failed read is not cached', async () => {
  let isBroken = true
  const known = createKnownClients({
    async find() {
      if (isBroken) throw new Error('the store is away')
      return client
    },
  })
  const both = await Promise.allSettled([known.find('app'), known.find('app')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await known.find('app')).toEqual(client)
})
