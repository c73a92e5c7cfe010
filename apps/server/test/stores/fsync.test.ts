import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { createSqliteEventLog } from '../../src/stores/sqlite/event-log.ts'
import { openHistory } from '../../src/stores/sqlite/history.ts'
import { openDatabase } from '../../src/stores/sqlite/open.ts'
import { newEvent, newEvents } from './conformance/new-event.ts'
import { slowDisk } from './slow-disk.ts'
import { temporaryFolder } from './temporary-folder.ts'

async function openLog() {
  const losses: unknown[] = []
  const database = openDatabase(await temporaryFolder(), error => losses.push(error))
  const history = openHistory(database)
  onTestFinished(async () => {
    await history.close()
    database.close()
  })
  const events = createSqliteEventLog(database, history, createOffsetCodec(new Uint8Array(32)))
  return { events, losses, database }
}

it('an event is neither acknowledged nor visible before it is on the disk', async () => {
  const { events, database } = await openLog()
  const disk = slowDisk(database)
  const grown: number[] = []
  events.onGrowth(entries => grown.push(entries.length))
  let isAcknowledged = false
  const appending = events.append([newEvent('a')]).then(() => {
    isAcknowledged = true
  })
  await expect.poll(() => disk.waiting.length).toBe(1)
  await delay(20)
  expect(isAcknowledged).toBe(false)
  expect(grown).toEqual([])
  expect(await events.head()).toBe(0)
  expect(await events.read(0, 10)).toEqual([])

  disk.waiting[0]?.succeed()
  await appending
  expect(grown).toEqual([1])
  expect(await events.read(0, 10)).toHaveLength(1)
})

it('an fsync that began before a write does not acknowledge the write', async () => {
  const { database } = await openLog()
  const disk = slowDisk(database)
  const order: string[] = []
  const first = database.write(() => 'first').then(text => order.push(text))
  await expect.poll(() => disk.waiting.length).toBe(1)
  const second = database.write(() => 'second').then(text => order.push(text))
  disk.waiting[0]?.succeed()
  await first
  await expect.poll(() => disk.waiting.length).toBe(2)
  expect(order).toEqual(['first'])
  disk.waiting[1]?.succeed()
  await second
  expect(order).toEqual(['first', 'second'])
})

it('writes that wait for the disk concurrently share one fsync', async () => {
  const { database } = await openLog()
  const disk = slowDisk(database)
  const first = database.write(() => 1)
  await expect.poll(() => disk.waiting.length).toBe(1)
  // Another database of the process, whose fsyncs do not wait.
  const { database: another } = await openLog()
  await another.write(() => 1)
  const others = Promise.all([2, 3, 4].map(number => database.write(() => number)))
  disk.waiting[0]?.succeed()
  expect(await first).toBe(1)
  await expect.poll(() => disk.waiting.length).toBe(2)
  disk.waiting[1]?.succeed()
  expect(await others).toEqual([2, 3, 4])
  expect(disk.waiting).toHaveLength(2)
})

it('a full commit is written while the disk still syncs earlier events, and its events become visible in order', async () => {
  const { events, database } = await openLog()
  const disk = slowDisk(database)
  const shown: number[] = []
  events.onGrowth(entries => shown.push(...entries.map(({ sequence }) => sequence)))
  const batch = (name: string) => Array.from({ length: 200 }, (_, index) => newEvent(`${name}-${index}`))
  const count = () => Number(database.prepare('SELECT count(*) AS count FROM events').get()?.count)

  const first = events.append(batch('first'))
  await expect.poll(count).toBe(200)
  await expect.poll(() => disk.waiting.length).toBe(1)
  const second = events.append([...batch('second'), newEvent('first-0')])
  await expect.poll(count).toBe(400)
  expect(shown).toEqual([])

  disk.waiting[0]?.succeed()
  const [{ offset } = { offset: '' }] = await first
  expect(shown).toHaveLength(200)
  await expect.poll(() => disk.waiting.length).toBe(2)
  expect(await events.head()).toBe(200)
  disk.waiting[1]?.succeed()
  expect((await second).at(-1)).toMatchObject({ offset, duplicate: true })
  expect(shown).toEqual(Array.from({ length: 400 }, (_, index) => index + 1))
})

/** Stops the clock. @returns a function that lets 5 s pass once `count` callers wait for the disk */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return async (count: number) => {
    await expect.poll(() => vi.getTimerCount()).toBe(count)
    vi.advanceTimersByTime(5_000)
  }
}

it('while an fsync hangs, waiting writers get an error within 5 s and new writers at once; the waiting events become visible after the fsync', async () => {
  const { events, database } = await openLog()
  const disk = slowDisk(database)
  const fiveSecondsLater = stopTheClock()
  const refused = Promise.allSettled([
    events.append([newEvent('a')]),
    database.write(() => 'b'),
    database.checkWrites(),
  ])
  await fiveSecondsLater(3)
  for (const outcome of await refused)
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) })
  await expect(events.append([newEvent('c')])).rejects.toThrow('hangs')
  const unavailable = expect(database.checkWrites()).rejects.toThrow(StoreError)
  await fiveSecondsLater(1)
  await unavailable

  const grown: number[] = []
  events.onGrowth(entries => grown.push(...entries.map(({ sequence }) => sequence)))
  const succeeding = setInterval(() => disk.waiting.shift()?.succeed(), 5)
  onTestFinished(() => clearInterval(succeeding))
  await expect.poll(() => events.head()).toBe(1)
  await database.checkWrites()
  const appended = await events.append([newEvent('a'), newEvent('d')])
  expect(appended.map(({ duplicate }) => duplicate)).toEqual([true, false])
  expect(grown).toEqual([1, 2])
})

it('readers get no events whose deletion was written but not synced, because an fsync hung', async () => {
  const { events, database } = await openLog()
  const offsets = (await events.append(newEvents(4, { acceptedAt: 1 }))).map(({ offset }) => offset)
  const disk = slowDisk(database)
  const fiveSecondsLater = stopTheClock()
  const refused = expect(events.prune(2, 2)).rejects.toThrow(StoreError)
  await fiveSecondsLater(1)
  await refused
  expect(await Promise.all(offsets.map(events.resolve))).toEqual(['expired', 2, 3, 4])
  disk.waiting.shift()?.succeed()
  expect(await events.read(2, 10)).toHaveLength(2)
})

it('a failed fsync fails all waiting writes and is reported once, and nothing is written after it', async () => {
  const { events, database, losses } = await openLog()
  const disk = slowDisk(database)
  const waiting = [events.append([newEvent('a')]), database.write(() => 'b')]
  await expect.poll(() => disk.waiting.length).toBe(1)
  waiting.push(database.write(() => 'c'))
  const outcomes = Promise.allSettled(waiting)
  disk.waiting[0]?.fail('EIO')
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) })
  }
  const reason = { message: 'An fsync of the database has failed.', cause: { code: 'EIO' } }
  expect((await outcomes).at(-1)).toMatchObject({ reason })
  expect(losses).toMatchObject([{ code: 'EIO' }])
  await expect(database.write(() => 'd')).rejects.toThrow(StoreError)
  expect(disk.waiting).toHaveLength(1)
  expect(await events.head()).toBe(0)
})

/** The error of SQLite when one of its own fsyncs fails: SQLITE_IOERR_FSYNC. */
const failedFsync = () =>
  Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1_034 })

it('a failed fsync of SQLite ends the service, as a failed fsync of the service itself does', async () => {
  const { database, losses } = await openLog()
  const fail = () => {
    throw failedFsync()
  }
  await expect(database.write(fail)).rejects.toThrow(StoreError)
  expect(losses).toHaveLength(1)
  const work = vi.fn()
  await expect(database.write(work)).rejects.toThrow('An fsync has failed: no more writes are accepted.')
  expect(work).not.toHaveBeenCalled()
})

it('a write is not acknowledged if an fsync of SQLite fails while the write waits, and the failure is reported once', async () => {
  const { database, losses } = await openLog()
  const disk = slowDisk(database)
  const outcome = database.write(() => 'a').catch(error => error)
  await expect.poll(() => disk.waiting.length).toBe(1)
  const failure = failedFsync()
  // As the thread does that copies the write-ahead log.
  database.notice(failure)
  disk.waiting[0]?.succeed()
  const cause = { message: 'another fsync has failed meanwhile' }
  expect(await outcome).toMatchObject({ name: 'StoreError', cause })
  expect(losses).toEqual([failure])
})
