import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { startCheckpoints } from '../../src/stores/sqlite/wal-checkpoints.ts'
import { silentLog } from '../silent-log.ts'
import { holdChecks, openLog } from './checkpointed-log.ts'

/** The number of pages that a test writes. A page has 8 KB. */
const pages = 1_000
it('a checkpoint thread copies the write-ahead log into the database, and the log then restarts', async () => {
  const log = await openLog()
  await log.write(pages)
  expect(log.left()).toBeGreaterThan(pages)
  await expect.poll(log.left).toBe(0)
  await log.write(1)
  expect(log.length()).toBeLessThan(pages)
})

it('a checkpoint starts each time 4 MB are left to copy, and only one at a time', async () => {
  const { check, orders, thread } = holdChecks()
  const log = await openLog()
  await log.write(1)
  check()
  expect(orders()).toEqual([])
  await log.write(pages)
  check(3)
  expect(orders()).toHaveLength(1)

  await once(thread(), 'message')
  expect(log.left()).toBe(0)
  check(3)
  expect(orders()).toHaveLength(1)
  await log.write(pages)
  check()
  expect(orders()).toHaveLength(2)
  await once(thread(), 'message')
  expect(log.left()).toBe(0)
})

it('the event loop copies the rest of a log of 64 MB itself, so that SQLite restarts the log', async () => {
  const { check, orders, thread } = holdChecks()
  const log = await openLog()
  await log.write(7_500)
  // While a reader needs the log, SQLite cannot restart it.
  const reader = new DatabaseSync(log.file, { readOnly: true })
  reader.exec('BEGIN; SELECT count(*) FROM blobs')
  check()
  await once(thread(), 'message')
  await log.write(pages)
  reader.close()
  expect(log.left()).toBeGreaterThan(pages)
  check()
  expect(log.left()).toBe(0)
  expect(orders()).toHaveLength(1)
  await log.write(1)
  expect(log.length()).toBeLessThan(pages)
})

it('a thread copies what was written during a long read, such as a backup, so that it does not block the event loop', async () => {
  const { check, orders, thread } = holdChecks()
  const log = await openLog()
  const backup = new DatabaseSync(log.file, { readOnly: true })
  backup.exec('BEGIN; SELECT count(*) FROM blobs')
  await log.write(8_192)
  backup.close()
  check()
  expect(log.left()).toBeGreaterThan(8_192)
  expect(orders()).toHaveLength(1)
  await once(thread(), 'message')
  expect(log.left()).toBe(0)
})

it('a log with anything in it is emptied each minute, so that no file holds what was deleted', async () => {
  const { check, orders, thread } = holdChecks()
  const log = await openLog()
  check(599)
  expect(orders()).toEqual([])
  check()
  expect(orders()).toEqual(['empty'])
  await once(thread(), 'message')
  expect((await stat(`${log.file}-wal`)).size).toBe(0)
  check(600)
  expect(orders()).toHaveLength(1)
  await log.write(1)
  check()
  expect(orders()).toEqual(['empty', 'empty'])
  await once(thread(), 'message')
})

it('while another connection reads, the log is not emptied, and the next try follows after a second', async () => {
  const { check, orders, thread } = holdChecks()
  const log = await openLog()
  await log.write(1)
  const backup = new DatabaseSync(log.file, { readOnly: true })
  backup.exec('BEGIN; SELECT count(*) FROM blobs')
  await log.write(1)
  check(600)
  expect(await once(thread(), 'message')).toEqual([{ isBusy: true }])
  check(9)
  expect(orders()).toHaveLength(1)
  backup.close()
  check()
  expect(orders()).toEqual(['empty', 'empty'])
  expect(await once(thread(), 'message')).toEqual([{ isBusy: false }])
  expect((await stat(`${log.file}-wal`)).size).toBe(0)
})

it('no checkpoint starts while SQLite cannot tell the size of the log', async () => {
  const { check, orders } = holdChecks()
  const log = await openLog()
  await log.write(pages)
  // In a transaction, SQLite refuses to look at the log.
  log.database.exec('BEGIN IMMEDIATE')
  expect(log.left).toThrow(StoreError)
  check()
  expect(orders()).toEqual([])
  log.database.exec('ROLLBACK')
  check()
  expect(orders()).toHaveLength(1)
})

it('nothing is written after an fsync has failed in a checkpoint thread', async () => {
  const { check, thread } = holdChecks()
  const log = await openLog()
  await log.write(pages)
  check()
  const failure = { errcode: 1_034 }
  thread().emit('message', failure)
  expect(log.losses()).toEqual([failure])
  await expect(log.write(1)).rejects.toThrow(StoreError)
})

/** Limits the database to its present size and a page, as a full disk does. @returns a function that ends this */
function fillDisk({ database }: Awaited<ReturnType<typeof openLog>>): () => void {
  const size = Number(database.prepare('PRAGMA page_count').get()?.page_count)
  database.exec(`PRAGMA max_page_count = ${size + 1}`)
  return () => database.exec('PRAGMA max_page_count = 1000000')
}

it('after a write has found the disk full, nothing is written until the log is emptied', async () => {
  const { check, orders, thread } = holdChecks()
  const log = await openLog()
  await log.write(1)
  const free = fillDisk(log)
  await expect(log.write(pages)).rejects.toThrow(StoreError)
  free()
  await expect(log.write(1)).rejects.toThrow(
    'The disk is full: no more writes are accepted until space is freed.',
  )
  check()
  expect(orders()).toEqual(['empty'])
  await once(thread(), 'message')
  expect((await stat(`${log.file}-wal`)).size).toBe(0)
  await log.write(1)
  expect(log.lines).toMatchObject([
    { level: 50, wal_bytes: expect.any(Number), msg: expect.stringContaining('the disk is full') },
    { level: 40, msg: 'the disk has space again: writes are accepted' },
  ])
})

it('while the disk is full, a checkpoint is tried at once and then once a second', async () => {
  const { check, orders, thread } = holdChecks()
  const log = await openLog()
  await log.write(1)
  const full = { errcode: 13 }
  log.database.notice(full)
  check()
  expect(orders()).toHaveLength(1)
  thread().emit('message', full)
  check(9)
  expect(orders()).toHaveLength(1)
  check()
  expect(orders()).toEqual(['empty', 'empty'])
  await expect(log.write(1)).rejects.toThrow(StoreError)
  await once(thread(), 'message')
  await log.write(1)
})

it('a disk that is full again and again is two lines a minute', async () => {
  const { check, thread } = holdChecks()
  const log = await openLog()
  const fill = async () => {
    log.database.notice({ errcode: 13 })
    check()
    await once(thread(), 'message')
  }
  await log.write(1)
  await fill()
  await fill()
  expect(log.lines).toHaveLength(2)
  check(599)
  await fill()
  expect(log.lines).toHaveLength(4)
})

it('a read of another program that keeps the log from being copied for a minute is a warning, once a minute', async () => {
  const { check, thread } = holdChecks()
  const log = await openLog()
  await log.write(1)
  const reader = new DatabaseSync(log.file, { readOnly: true })
  reader.exec('BEGIN; SELECT count(*) FROM blobs')
  await log.write(pages)
  const pass = async (seconds: number) => {
    check(10 * seconds)
    await once(thread(), 'message')
  }
  // The first checkpoint copies what the reader sees, and only the next one nothing.
  for (const seconds of [1, 1, 1, 58]) await pass(seconds)
  expect(log.lines).toEqual([])
  for (const seconds of [1, 1, 1, 1]) await pass(seconds)
  expect(log.lines).toMatchObject([
    {
      level: 40,
      held_seconds: expect.any(Number),
      wal_bytes: expect.any(Number),
      msg: 'a long read of another program lets the write-ahead log grow',
    },
  ])
  await pass(60)
  await pass(1)
  expect(log.lines).toHaveLength(2)
  reader.close()
  for (const seconds of [1, 60, 60]) {
    await log.write(pages)
    await pass(seconds)
  }
  expect(log.lines).toHaveLength(2)
})

/** How many resources of a kind keep the process alive. */
const active = (kind: string) => process.getActiveResourcesInfo().filter(name => name === kind).length

it('the checks of the size do not keep the process alive', async () => {
  const { database } = await openLog()
  const before = active('Timeout')
  const stop = startCheckpoints(database, silentLog)
  expect(active('Timeout')).toBe(before)
  await stop()
})

it('a checkpoint thread keeps the process alive only from its stop to its end', async () => {
  const { check, orders } = holdChecks()
  const log = await openLog()
  await log.write(pages)
  const before = active('MessagePort')
  check()
  expect(orders()).toHaveLength(1)
  expect(active('MessagePort')).toBe(before)
  const stopped = log.stop()
  expect(active('MessagePort')).toBeGreaterThan(before)
  await stopped
  expect(active('MessagePort')).toBe(before)
})

it('after a stop no checkpoint starts, so that the close of the database copies the whole log', async () => {
  const { check, orders, thread } = holdChecks()
  const log = await openLog()
  await log.write(pages)
  check()
  await once(thread(), 'message')
  await log.stop()
  await log.write(pages)
  const before = orders()
  check()
  expect(orders()).toEqual(before)
  log.database.close()
  expect(await readdir(path.dirname(log.file))).toEqual(['tenant.db'])
})

it('if a checkpoint thread cannot open the database, writes succeed, and the next thread copies them', async () => {
  const log = await openLog()
  // The thread may end before the write does.
  const ended = new Promise(resolve => process.once('worker', thread => thread.once('exit', resolve)))
  // At the first write the database opens its write-ahead log for fsync. Write before the path changes, so that it opens the real file.
  await log.write(1)
  log.moveTo('/nowhere/tenant.db')
  await log.write(pages)
  await ended
  expect(log.left()).toBeGreaterThan(pages)
  log.moveTo(log.file)
  await expect.poll(log.left).toBe(0)
})

it('a stop succeeds while a checkpoint thread cannot open the database', async () => {
  const { check } = holdChecks()
  const log = await openLog()
  await log.write(pages)
  log.moveTo('/nowhere/tenant.db')
  check()
  await log.stop()
  log.database.close()
  expect(await readdir(path.dirname(log.file))).toEqual(['tenant.db'])
})
