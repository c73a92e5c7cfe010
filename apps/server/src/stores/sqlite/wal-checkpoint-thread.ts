/** The thread that copies the write-ahead log into the database, and empties it, as it is ordered. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckpointEnd, CheckpointOrder } from './wal-checkpoints.ts'

/** How long emptying the log waits for a writer or a reader, in milliseconds. A writer waits meanwhile, on the event loop. */
const patienceMs = 20

const database = new DatabaseSync(String(workerData), { timeout: patienceMs })
// With this setting, a checkpoint fsyncs the log before copying it, and the database afterwards.
database.exec('PRAGMA synchronous = NORMAL')

parentPort?.on('message', (order: CheckpointOrder) => {
  if (order === 'end') {
    database.close()
    parentPort?.close()
  } else parentPort?.postMessage(checkpoint(order))
})

/** Copies the log. Pages that cannot be copied, for example because the disk is full, stay in the log until the next checkpoint. */
function checkpoint(order: 'copy' | 'empty'): CheckpointEnd {
  try {
    // Copy first even if the log is to be emptied: unlike that, a copy does not lock out writers.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)')
    if (order === 'copy') return {}
    return { isBusy: database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0 }
  } catch (error) {
    return { errcode: (error as { errcode?: number }).errcode }
  }
}
