import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { listenOn } from '../webhooks/harness/target.ts'
import { startCutter } from './cutter.ts'
import { inTime } from './in-time.ts'
import { administer, copyOf, newDatabase } from './new-database.ts'
import { openDatabase } from './open-database.ts'

it.each(['before', 'after'] as const)(
  'a transaction is done exactly once if its connection is cut %s the server receives its COMMIT',
  async place => {
    const url = await copyOf(inject('preparedUrl'))
    await administer(url, 'CREATE TABLE done (what text)')
    const cutter = await startCutter(url)
    cutter.cutAtCommit(place)
    const database = await openDatabase(cutter.url)
    const result = await database.transactionOnce(async query => {
      await query('INSERT INTO done VALUES ($1)', ['it'])
      return 'done'
    })
    expect(result).toBe('done')
    expect(await administer(url, 'SELECT * FROM done')).toEqual([{ what: 'it' }])
  },
)

it('a committed transaction is repeated if a database without this transaction takes over', async () => {
  const [before, after] = [await copyOf(inject('preparedUrl')), await copyOf(inject('preparedUrl'))]
  for (const url of [before, after]) await administer(url, 'CREATE TABLE done (what text)')
  const cutter = await startCutter(before)
  const database = await openDatabase(cutter.url, after)
  cutter.cutAtCommit('after', 60_000)
  await database.transactionOnce(query => query('INSERT INTO done VALUES ($1)', ['it']))
  for (const url of [before, after])
    expect(await administer(url, 'SELECT * FROM done')).toEqual([{ what: 'it' }])
})

it('a refused transaction costs no connection', async () => {
  const database = await openDatabase(await newDatabase())
  const session = async () => (await database.query('SELECT pg_backend_pid() AS pid'))[0]?.pid
  const first = await session()
  await expect(database.transaction(query => query('SELECT 1 / 0'))).rejects.toThrow('division by zero')
  expect(await session()).toBe(first)
})

it('two transactions in a deadlock are both executed, one of them by a retry', async () => {
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
})

it('a caller that finds no free connection gets an error within seconds, and later callers are served', async () => {
  const database = await openDatabase(await newDatabase())
  const held = Promise.withResolvers<void>()
  const holders = Array.from({ length: 10 }, () => database.transaction(() => held.promise))
  await expect(inTime(10_000, database.query('SELECT 1'))).rejects.toThrow(StoreError)
  held.resolve()
  await Promise.allSettled(holders)
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('a server that offers no TLS counts as one that does not answer, and the next server is used', async () => {
  // The answer to a request for TLS (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-SSL).
  const plain = createServer(socket => socket.on('error', () => {}).once('data', () => socket.write('N')))
  const { host } = new URL(await listenOn(plain, '127.0.0.1', 'postgres'))
  const secure = `postgres://me@${host}/db?sslmode=verify-full`
  await expect((await openDatabase(secure)).query('SELECT 1')).rejects.toThrow(StoreError)
  const database = await openDatabase(secure, await newDatabase())
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('a bug in a transaction or a statement is reported at once, and leaves no open transaction', async () => {
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

it('a caller of `alone` keeps its lock for longer than the usual idle timeout of a transaction', async () => {
  const url = await newDatabase()
  const [one, two] = [await openDatabase(url), await openDatabase(url)]
  const order: string[] = []
  const held = Promise.withResolvers<void>()
  const first = one.alone('7, 7', async () => {
    held.resolve()
    await delay(6_000)
    order.push('first')
  })
  await held.promise
  await two.alone('7, 7', async () => order.push('second'))
  await first
  expect(order).toEqual(['first', 'second'])
})

it('a caller of `alone` still gets its turn after its connection has broken while it waited', async () => {
  const url = await newDatabase()
  const [one, two] = [await openDatabase(url), await openDatabase(url)]
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = one.alone('7, 9', () => {
    begun.resolve()
    return held.promise
  })
  await begun.promise
  const second = two.alone('7, 9', async () => 'second')
  const endWaiting = () =>
    administer(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle' AND pid <> pg_backend_pid()`,
    )
  await expect.poll(endWaiting, { interval: 5 }).toHaveLength(1)
  held.resolve()
  await first
  expect(await second).toBe('second')
})

it.runIf(process.env.LONG)(
  'a lock is released after about a minute if the work under it does not end',
  async () => {
    const url = await newDatabase()
    const [one, two] = [await openDatabase(url), await openDatabase(url)]
    const held = Promise.withResolvers<void>()
    const vanishing = one.alone('7, 8', () => {
      held.resolve()
      return delay(75_000)
    })
    await held.promise
    const startedAt = performance.now()
    await two.alone('7, 8', async () => {})
    expect(performance.now() - startedAt).toBeLessThan(70_000)
    await vanishing
  },
)
