import { Worker } from 'node:worker_threads'
import { exited } from '../../threads.ts'
import type { Database } from './database.ts'

/** How often the size of the write-ahead log is checked, in milliseconds. */
const lookMs = 100
/** Number of uncopied pages that starts a checkpoint: 4 MB, as in SQLite itself. */
const worthwhile = 512
/**
 * Number of pages at which the event loop makes the checkpoint itself: 64 MB. SQLite reuses the log file only
 * after a checkpoint that copied all of it without a concurrent write. While a writer is busy, the checkpoints
 * of the thread may never do so, but they leave little to copy for the event loop. Only after a long read, such
 * as a backup, more pages are left to copy: the thread copies them first.
 */
const overdue = 8_192
/**
 * How often the log is emptied, in looks: each minute. Until then it holds the earlier contents of pages whose rows were deleted. While
 * another connection reads an older state, it cannot be emptied, and the next try follows after a second.
 */
const looksToEmpty = 60_000 / lookMs
const looksToRetry = 1_000 / lookMs

/** What the thread has to do: copy the log, copy and empty it, or end. */
export type CheckpointOrder = 'copy' | 'empty' | 'end'

/** The result of a checkpoint: SQLite's result code if it failed, and whether the log could not be emptied. */
export interface CheckpointEnd {
  readonly errcode?: number | undefined
  readonly isBusy?: boolean
}

/**
 * Copies the write-ahead log into the database in a thread, which starts when there is something to copy. Each copy ends
 * with an fsync of the database, which would block the event loop.
 *
 * @returns a function that stops the thread; call it before closing the database, because the close copies the rest
 */
export function startCheckpoints(database: Database): () => Promise<void> {
  // NOOP reports the pages to copy without copying them (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  let thread: Worker | undefined
  let isUnderWay = false
  let looksLeft = looksToEmpty

  const timer = setInterval(() => {
    looksLeft--
    if (isUnderWay) return
    const { log, left } = pages()
    // The limits of 4 MB and 64 MB are approximate. A log may as well be copied one page later.
    // Stryker disable next-line EqualityOperator
    if (log >= overdue && left < overdue) return database.checkpoint()
    // The limits of 4 MB and 64 MB are approximate. A log may as well be copied one page later.
    // Stryker disable next-line EqualityOperator
    if (left >= worthwhile) return order('copy')
    if (looksLeft > 0 || log === 0) return
    looksLeft = looksToEmpty
    order('empty')
  }, lookMs)
  timer.unref()

  function order(order: CheckpointOrder): void {
    thread ??= startThread()
    isUnderWay = true
    thread.postMessage(order)
  }

  /**
   * The number of pages in the log, and the number of uncopied pages. Both are 0 if the disk fails: readers
   * and writers get the error.
   */
  function pages(): { log: number; left: number } {
    try {
      const { log, checkpointed } = look.get() as { log: number; checkpointed: number }
      return { log, left: log - checkpointed }
    } catch {
      return { log: 0, left: 0 }
    }
  }

  function startThread(): Worker {
    const started = new Worker(new URL('./wal-checkpoint-thread.ts', import.meta.url), {
      workerData: database.file,
    })
    started.on('message', (end: CheckpointEnd) => {
      isUnderWay = false
      if (end.isBusy) looksLeft = looksToRetry
      database.notice(end)
    })
    // The thread could not open the database, for example for lack of file descriptors. The next check starts
    // a new thread.
    started.on('error', () => {
      isUnderWay = false
      thread = undefined
    })
    // Call this after adding the listeners, because adding a listener keeps the process alive again.
    started.unref()
    return started
  }

  return async () => {
    clearInterval(timer)
    if (!thread) return
    thread.ref()
    const ended = exited(thread)
    thread.postMessage('end' satisfies CheckpointOrder)
    await ended
  }
}
