import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { expect, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../src/stores/sqlite/open.ts'
import { startCheckpoints } from '../../src/stores/sqlite/wal-checkpoints.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Milliseconds between two checks of the size of the write-ahead log. */
const lookMs = 100

/** Opens a database whose write-ahead log is copied into it until the test ends. */
export async function openLog() {
  const losses: unknown[] = []
  const lines: object[] = []
  const database = openDatabase(await temporaryFolder(), error => losses.push(error))
  database.exec('CREATE TABLE blobs (blob)')
  const stopCheckpoints = startCheckpoints(
    database,
    pino({ base: null }, { write: line => void lines.push(JSON.parse(line)) }),
  )
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= stopCheckpoints()
    return stopped
  }
  onTestFinished(async () => {
    await stop()
    if (database.isOpen) database.close()
    expect(losses).toEqual([])
  })
  return {
    database,
    /** The failed fsyncs that were reported since the last call. */
    losses: () => losses.splice(0),
    /** The lines of the log of the process. */
    lines,
    stop,
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

/** Tells an order from a message to another thread of this process, which gets objects. */
const isOrder = (message: unknown) => typeof message === 'string'

/** Lets the size of the log be checked, and time pass, only when the test advances the timers. Records the orders to checkpoint threads. */
export function holdChecks() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { mock, mockRestore } = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => {
    vi.useRealTimers()
    mockRestore()
  })
  return {
    check: (times = 1) => void vi.advanceTimersByTime(times * lookMs),
    orders: () => mock.calls.flatMap(([order]) => (isOrder(order) ? [order] : [])),
    thread: () => mock.contexts.find((_, index) => isOrder(mock.calls[index]?.[0])) as Worker,
  }
}
