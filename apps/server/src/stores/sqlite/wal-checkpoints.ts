import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { createOnceAMinute } from '../../limiting/once-a-minute.ts'
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
/** How long a reader may keep the log from being copied before a warning, in milliseconds. */
const longReadMs = 60_000

/** What the thread has to do: copy the log, copy and empty it, or end. */
export type CheckpointOrder = 'copy' | 'empty' | 'end'

/** The result of a checkpoint: SQLite's result code if it failed, and whether the log could not be emptied. */
export interface CheckpointEnd {
  readonly errcode?: number | undefined
  readonly isBusy?: boolean
}

/**
 * Copies the write-ahead log into the database in a thread, which starts when there is something to copy. Each copy ends
 * with an fsync of the database, which would block the event loop. While the disk is full, tries once a second to copy and empty the
 * log, and lets the database accept writes again afterwards.
 *
 * @returns a function that stops the thread; call it before closing the database, because the close copies the rest
 */
export function startCheckpoints(database: Database, log: Logger): () => Promise<void> {
  // NOOP reports the pages to copy without copying them (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  const isFirstThisMinute = createOnceAMinute()
  let thread: Worker | undefined
  let isUnderWay = false
  let looksLeft = looksToEmpty
  /** How many pages were copied before the latest checkpoint; null if it failed. */
  let copiedBefore: number | null = null
  /** When a checkpoint first copied nothing because of a reader, by `performance.now()`; null if the latest one copied something. */
  let heldSince: number | null = null
  /** How many looks have found the disk full without a break. */
  let fullLooks = 0
  let hasToldFull = false

  const timer = setInterval(() => {
    looksLeft--
    if (isUnderWay) return
    const { length, copied } = pages()
    const left = length - copied
    noticeHold(copied, left)
    if (database.isFull) return whileFull(copied)
    // The limits of 4 MB and 64 MB are approximate. A log may as well be copied one page later.
    // Stryker disable next-line EqualityOperator
    if (length >= overdue && left < overdue) {
      copiedBefore = database.checkpoint() ? copied : null
      return
    }
    // The limits of 4 MB and 64 MB are approximate. A log may as well be copied one page later.
    // Stryker disable next-line EqualityOperator
    if (left >= worthwhile) return order('copy', copied)
    if (looksLeft > 0 || length === 0) return
    looksLeft = looksToEmpty
    order('empty', copied)
  }, lookMs)
  timer.unref()

  function order(order: CheckpointOrder, copied: number): void {
    thread ??= startThread()
    isUnderWay = true
    copiedBefore = copied
    thread.postMessage(order)
  }

  /** Empties the log, at once and then once a second: an emptied log returns its space to the disk. */
  function whileFull(copied: number): void {
    if (!hasToldFull && isFirstThisMinute('full')) {
      hasToldFull = true
      log.error(
        { wal_bytes: logBytes() },
        'the disk is full: nothing is written until as much is free as the write-ahead log takes',
      )
    }
    if (fullLooks++ % looksToRetry === 0) order('empty', copied)
  }

  function resume(): void {
    database.resume()
    fullLooks = 0
    if (hasToldFull) log.warn('the disk has space again: writes are accepted')
    hasToldFull = false
  }

  /** Warns of a reader that keeps the log from being copied: an older state that it reads would be overwritten. */
  function noticeHold(copied: number, left: number): void {
    if (copiedBefore === null) return
    const isHeld = left > 0 && copied === copiedBefore
    copiedBefore = null
    heldSince = isHeld ? (heldSince ?? performance.now()) : null
    if (heldSince === null || left < worthwhile) return
    const heldMs = performance.now() - heldSince
    if (heldMs >= longReadMs && isFirstThisMinute('held'))
      log.warn(
        { wal_bytes: logBytes(), held_seconds: Math.round(heldMs / 1_000) },
        'a long read of another program lets the write-ahead log grow',
      )
  }

  /** The size of the log on the disk; 0 if the disk fails. */
  function logBytes(): number {
    try {
      return statSync(`${database.file}-wal`).size
    } catch {
      return 0
    }
  }

  /**
   * The number of pages in the log, and how many of them are copied. Both are 0 if the disk fails: readers
   * and writers get the error.
   */
  function pages(): { length: number; copied: number } {
    try {
      const { log, checkpointed } = look.get() as { log: number; checkpointed: number }
      return { length: log, copied: checkpointed }
    } catch {
      return { length: 0, copied: 0 }
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
      if (end.errcode === undefined) resume()
      else copiedBefore = null
    })
    // The thread could not open the database, for example for lack of file descriptors. The next check starts
    // a new thread.
    started.on('error', () => {
      isUnderWay = false
      copiedBefore = null
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
