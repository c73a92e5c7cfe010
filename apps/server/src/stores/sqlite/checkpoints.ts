import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Database } from './database.ts'

/** How often the log is looked at. */
const lookMs = 100
/** Pages to be copied that are worth a checkpoint: 4 MB, as SQLite has it. */
const worthwhile = 512
/**
 * Pages at which SQLite makes the checkpoint itself, within a commit: 64 MB. The log begins anew only when all of it is copied
 * while nobody writes, which a thread beside a busy writer may never see; by then it has left little to copy.
 */
const overdue = 8_192

/** What became of a checkpoint: the error's SQLite result code, if there was one. */
export interface CheckpointEnd {
  readonly errcode?: number | undefined
}

/**
 * Copies the write-ahead log into the database in a thread of its own, which starts when there is something to copy. Each copy
 * ends with an fsync of the database, for which a commit would hold the event loop.
 *
 * @returns how to stop: before the database is closed, which copies the rest
 */
export function startCheckpoints(database: Database): () => Promise<void> {
  database.exec(`PRAGMA wal_autocheckpoint = ${overdue}`)
  // NOOP tells what there is to copy, and copies nothing (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  let thread: Worker | undefined
  let isUnderWay = false

  const timer = setInterval(() => {
    if (isUnderWay || pagesLeft() < worthwhile) return
    thread ??= startThread()
    isUnderWay = true
    thread.postMessage(null)
  }, lookMs)
  timer.unref()

  /** None where the disk cannot tell: what fails here fails for whoever reads or writes, and is told to them. */
  function pagesLeft(): number {
    try {
      const { log, checkpointed } = look.get() as { log: number; checkpointed: number }
      return log - checkpointed
    } catch {
      return 0
    }
  }

  function startThread(): Worker {
    const started = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
      workerData: database.file,
    })
    started.on('message', (end: CheckpointEnd) => {
      isUnderWay = false
      database.notice(end)
    })
    // A thread that cannot open the database, for want of descriptors, say, is started anew when the log is looked at next.
    started.on('error', () => {
      isUnderWay = false
      thread = undefined
    })
    // A listener holds the process, so this comes after it.
    started.unref()
    return started
  }

  return async () => {
    clearInterval(timer)
    if (!thread) return
    thread.ref()
    const ended = once(thread, 'exit')
    thread.postMessage('end')
    await ended
  }
}
