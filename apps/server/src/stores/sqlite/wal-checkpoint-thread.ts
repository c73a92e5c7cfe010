/** The thread that copies the write-ahead log into the database each time it gets a message. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckpointEnd } from './wal-checkpoints.ts'

const database = new DatabaseSync(String(workerData))
// With this setting, a checkpoint fsyncs the log before copying it, and the database afterwards.
database.exec('PRAGMA synchronous = NORMAL')

parentPort?.on('message', (order: 'end' | null) => {
  if (order === 'end') {
    database.close()
    parentPort?.close()
  } else parentPort?.postMessage(checkpoint())
})

/** Copies the log. Pages that cannot be copied, for example because the disk is full, stay in the log until the next checkpoint. */
function checkpoint(): CheckpointEnd {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)')
    return {}
  } catch (error) {
    return { errcode: (error as { errcode?: number }).errcode }
  }
}
