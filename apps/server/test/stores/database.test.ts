import { readdirSync, readlinkSync, renameSync, truncateSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { openDatabase } from '../../src/stores/sqlite/open.ts'
import { slowDisk } from './slow-disk.ts'
import { temporaryFolder } from './temporary-folder.ts'

async function open() {
  const losses: unknown[] = []
  const database = openDatabase(await temporaryFolder(), error => losses.push(error))
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  database.exec('CREATE TABLE blobs (blob)')
  return {
    database,
    losses,
    write: (pages: number) =>
      database.write(() => database.prepare('INSERT INTO blobs VALUES (zeroblob(?))').run(pages * 8_192)),
    /** The number of pages in the write-ahead log that are not copied into the database yet. */
    left() {
      const { log, checkpointed } = database.prepare('PRAGMA wal_checkpoint(NOOP)').get() ?? {}
      return Number(log) - Number(checkpointed)
    },
  }
}

/** Lets the monotonic clock advance only by `vi.advanceTimersByTime`. */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

it('a check of the disk fsyncs only if the last fsync ended more than a second ago', async () => {
  holdClock()
  const { database, write } = await open()
  const disk = slowDisk(database)
  const writing = write(1)
  await expect.poll(() => disk.waiting.length).toBe(1)
  disk.waiting[0]?.succeed()
  await writing
  vi.advanceTimersByTime(999)
  await database.checkWrites()
  expect(disk.waiting).toHaveLength(1)

  vi.advanceTimersByTime(2)
  const checking = database.checkWrites()
  await expect.poll(() => disk.waiting.length).toBe(2)
  disk.waiting[1]?.succeed()
  await checking
})

it('commits leave the fsync to the service, because an fsync by SQLite would block the event loop', async () => {
  const { database, write } = await open()
  const [normal, full] = [1, 2]
  const setting = () => database.prepare('PRAGMA synchronous').get()?.synchronous
  expect(setting()).toBe(full)
  await write(1)
  expect(setting()).toBe(normal)
})

it('a checkpoint copies the write-ahead log into the database, but does nothing while an fsync hangs', async () => {
  holdClock()
  const { database, write, left } = await open()
  const disk = slowDisk(database)
  const writing = write(10)
  await expect.poll(() => disk.waiting.length).toBe(1)
  vi.advanceTimersByTime(3_001)
  database.checkpoint()
  expect(left()).toBeGreaterThan(10)

  disk.waiting[0]?.succeed()
  await writing
  database.checkpoint()
  expect(left()).toBe(0)
})

it('nothing is written after an fsync has failed in a checkpoint on the event loop', async () => {
  const { database, write, losses } = await open()
  const failure = Object.assign(new Error('disk I/O error'), { errcode: 1_034 })
  const exec = vi.spyOn(database, 'exec').mockImplementation(() => {
    throw failure
  })
  database.checkpoint()
  exec.mockRestore()
  expect(losses).toEqual([failure])
  await expect(write(1)).rejects.toThrow(StoreError)
})

it('a read that the disk cannot answer throws a store error', async () => {
  const { database, write } = await open()
  await write(10)
  const read = database.prepare('SELECT blob FROM blobs')
  expect(read.all()).toHaveLength(1)
  // Let SQLite forget the pages that it has in memory, and lose those on the disk.
  database.exec('PRAGMA shrink_memory')
  truncateSync(`${database.file}-wal`)
  for (const failing of [() => read.get(), () => read.all()]) {
    expect(failing).toThrow(StoreError)
    expect(failing).toThrow('SQLite does not answer.')
  }
})

it.runIf(process.platform === 'linux')('a closed database leaves no file open', async () => {
  const { database, write } = await open()
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter(fd => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).includes(database.file)
      } catch {
        // The descriptor of the listing itself is closed by now.
        return false
      }
    })
  await write(1)
  expect(openFiles().length).toBeGreaterThan(1)
  database.close()
  expect(openFiles()).toEqual([])
})

it('while the write-ahead log cannot be opened, for example for lack of descriptors, the store does not answer', async () => {
  const { database, write } = await open()
  const log = `${database.file}-wal`
  renameSync(log, `${log}.away`)
  await expect(write(1)).rejects.toThrow(StoreError)
  await expect(database.checkWrites()).rejects.toThrow(StoreError)
  renameSync(`${log}.away`, log)
  await write(1)
})
