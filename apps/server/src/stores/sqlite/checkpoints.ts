import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Database } from './database.ts'

/** How often the log is looked at. */
const lookMs = 100
/** Pages to be copied that are worth a checkpoint: 4 MB, as SQLite has it. */
const worthwhile = 512
/**
 * Pages at which the event loop makes the checkpoint itself: 64 MB. The log begins anew only when all of it is copied while nobody
 * writes, which a thread beside a busy writer may never see; by then it has left little to copy.
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
  // NOOP tells what there is to copy, and copies nothing (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  let thread: Worker | undefined
  let isUnderWay = false

  const timer = setInterval(() => {
    if (isUnderWay) return
    const { log, left } = pages()
    if (log >= overdue) return database.checkpoint()
    if (left < worthwhile) return
    thread ??= startThread()
    isUnderWay = true
    thread.postMessage(null)
  }, lookMs)
  timer.unref()

  /** Pages of the log, and those left to copy: 0 where the disk fails, which fails for readers and writers too. */
  function pages(): { log: number; left: number } {
    try {
      const { log, checkpointed } = look.get() as { log: number; checkpointed: number }
      return { log, left: log - checkpointed }
    } catch {
      return { log: 0, left: 0 }
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
