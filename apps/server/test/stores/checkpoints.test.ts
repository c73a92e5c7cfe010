import { expect, it, onTestFinished } from 'vitest'
import { startCheckpoints } from '../../src/stores/sqlite/checkpoints.ts'
import { openDatabase } from '../../src/stores/sqlite/connection.ts'
import { unexpected } from '../unexpected.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Pages of 4 KB. */
const pages = 2_000

async function openLog() {
  const database = openDatabase(await temporaryFolder(), unexpected)
  database.exec('CREATE TABLE blobs (blob)')
  const stop = startCheckpoints(database)
  onTestFinished(async () => {
    await stop()
    database.close()
  })
  return {
    write: (count: number) =>
      database.write(() => database.prepare('INSERT INTO blobs VALUES (zeroblob(?))').run(count * 4_096)),
    /** Pages in the log that are not in the database yet. */
    left() {
      const { log, checkpointed } = database.prepare('PRAGMA wal_checkpoint(NOOP)').get() ?? {}
      return Number(log) - Number(checkpointed)
    },
    /** Pages that were written since the log was begun anew. */
    length: () => Number(database.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.log),
  }
}

it('what is written is copied into the database without a commit that waits for it, and the log begins anew', async () => {
  const log = await openLog()
  await log.write(pages)
  expect(log.left()).toBeGreaterThan(pages)
  await expect.poll(log.left, { timeout: 10_000 }).toBe(0)
  await log.write(1)
  expect(log.length()).toBeLessThan(pages)
})
