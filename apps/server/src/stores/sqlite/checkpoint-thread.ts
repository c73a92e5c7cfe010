/** The thread that copies the write-ahead log into the database, once for each message, until it is told to end. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckpointEnd } from './checkpoints.ts'

const database = new DatabaseSync(String(workerData))
// The database is fsynced, and the log before it is copied.
database.exec('PRAGMA synchronous = NORMAL')

parentPort?.on('message', (order: 'end' | null) => {
  if (order === 'end') {
    database.close()
    parentPort?.close()
  } else parentPort?.postMessage(checkpoint())
})

/** What it could not copy, for a full disk, say, stays in the log, and is tried again. */
function checkpoint(): CheckpointEnd {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)')
    return {}
  } catch (error) {
    return { errcode: (error as { errcode?: number }).errcode }
  }
}
