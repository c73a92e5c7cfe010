import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/problem.ts'
import { Database } from '../../src/stores/postgres/database.ts'
import { administer, newDatabase } from './new-database.ts'

async function openDatabase(url: string): Promise<Database> {
  const database = new Database(url)
  onTestFinished(() => database.close())
  return database
}

/** A way to a server that is cut once, at the first COMMIT: before the server gets it, or after it has answered. */
async function startCutter(url: string, place: 'before' | 'after'): Promise<string> {
  const { hostname, port } = new URL(url)
  let isCut = false
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    let isCutting = false
    client.on('data', chunk => {
      const isCommit = chunk.includes('COMMIT\0')
      if (isCommit && !isCut) {
        isCut = true
        isCutting = true
        if (place === 'before') return cut()
      }
      upstream.write(chunk)
    })
    upstream.on('data', chunk => (isCutting ? cut() : client.write(chunk)))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  return through.href
}

it.each(['before', 'after'] as const)(
  'a transaction whose connection is cut %s the server has its COMMIT is done exactly once',
  async place => {
    const url = await newDatabase()
    await administer(url, 'CREATE TABLE done (what text)')
    const database = await openDatabase(await startCutter(url, place))
    const result = await database.transaction(async query => {
      await query('INSERT INTO done VALUES ($1)', ['it'])
      return 'done'
    })
    expect(result).toBe('done')
    expect(await administer(url, 'SELECT * FROM done')).toEqual([{ what: 'it' }])
  },
)

it('transactions that wait for each other are both done, one of them again', async () => {
  const url = await newDatabase()
  await administer(
    url,
    'CREATE TABLE counts (id int PRIMARY KEY, total int)',
    'INSERT INTO counts VALUES (1, 0), (2, 0)',
  )
  const database = await openDatabase(url)
  let begun = 0
  const both = Promise.withResolvers<void>()
  const add = (ids: readonly number[]) =>
    database.transaction(async query => {
      for (const id of ids) {
        await query('UPDATE counts SET total = total + 1 WHERE id = $1', [id])
        if (++begun === 2) both.resolve()
        await both.promise
      }
    })
  await Promise.all([add([1, 2]), add([2, 1])])
  expect(begun).toBeGreaterThan(4)
  expect(await administer(url, 'SELECT total FROM counts')).toEqual([{ total: 2 }, { total: 2 }])
}, 30_000)

it('who finds no connection free is told so within seconds, and nothing is stuck afterwards', async () => {
  const database = await openDatabase(await newDatabase())
  const held = Promise.withResolvers<void>()
  const holders = Array.from({ length: 10 }, () => database.transaction(() => held.promise))
  const asked = performance.now()
  await expect(database.query('SELECT 1')).rejects.toThrow(StoreError)
  expect(performance.now() - asked).toBeLessThan(10_000)
  held.resolve()
  await Promise.allSettled(holders)
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
}, 30_000)

it('a fault of ours is told at once, and leaves nothing behind', async () => {
  const url = await newDatabase()
  await administer(url, 'CREATE TABLE done (what text)')
  const database = await openDatabase(url)
  const failing = database.transaction(async query => {
    await query('INSERT INTO done VALUES ($1)', ['it'])
    throw new TypeError('a fault of ours')
  })
  await expect(failing).rejects.toThrow('a fault of ours')
  await expect(database.query('SELECT nonsense')).rejects.not.toBeInstanceOf(StoreError)
  expect(await database.query('SELECT * FROM done')).toEqual([])
})
