import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/stores/sqlite/open-database.ts'
import { startCheckpoints } from '../../src/stores/sqlite/wal-checkpoints.ts'
import { unexpected } from '../unexpected.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The number of pages that a test writes. A page has 8 KB. */
const pages = 1_000

async function openLog() {
  const database = openDatabase(await temporaryFolder(), unexpected)
  database.exec('CREATE TABLE blobs (blob)')
  const stop = startCheckpoints(database)
  onTestFinished(async () => {
    await stop()
    database.close()
  })
  return {
    /** Changes the path from which a checkpoint thread opens the database. */
    moveTo: (file: string) => Object.defineProperty(database, 'file', { value: file, configurable: true }),
    file: database.file,
    write: (count: number) =>
      database.write(() => database.prepare('INSERT INTO blobs VALUES (zeroblob(?))').run(count * 8_192)),
    /** The number of pages in the write-ahead log that are not copied into the database yet. */
    left() {
      const { log, checkpointed } = database.prepare('PRAGMA wal_checkpoint(NOOP)').get() ?? {}
      return Number(log) - Number(checkpointed)
    },
    /** The number of pages written since the write-ahead log was restarted. */
    length: () => Number(database.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.log),
  }
}

it('a checkpoint thread copies the write-ahead log into the database, and the log then restarts', async () => {
  const log = await openLog()
  await log.write(pages)
  expect(log.left()).toBeGreaterThan(pages)
  await expect.poll(log.left).toBe(0)
  await log.write(1)
  expect(log.length()).toBeLessThan(pages)
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
