/** The thread that reads history, on a connection of its own. Reading a page would block the event loop for a millisecond. */
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { erasedType, maxReadBytes } from '../../events/event-log.ts'
import { answerCalls } from '../../threads.ts'
import type { HistoryAnswer, HistoryCall, PackedEntries, PackedFrames } from './history.ts'

const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5_000 })

const selectBytes = database.prepare(
  'SELECT sum(length(frame)) AS bytes FROM events WHERE sequence > ? AND sequence <= ?',
)
// SQLite joins the frames of a page four times as fast as it returns them row by row. `group_concat` takes blobs as bytes,
// in the order of the subquery; an ORDER BY in the aggregate would sort copies of them.
const selectFrames = database.prepare(`
  SELECT min(sequence) AS first, CAST(group_concat(frame, '') FILTER (
      WHERE accepted_at >= :since AND type <> '${erasedType}' AND (:types IS NULL OR type IN (SELECT value FROM json_each(:types)))
    ) AS BLOB) AS frames
  FROM (SELECT sequence, type, accepted_at, frame FROM events WHERE sequence > :sequence AND sequence <= :last ORDER BY sequence)`)
// One JSON text for all rows is also faster than row objects, both to read and to copy to the other thread.
const selectEntries = database.prepare(`
  SELECT json_group_array(json_array(sequence, id, type, accepted_at, length(frame))) AS rows,
    CAST(group_concat(frame, '') AS BLOB) AS frames
  FROM (SELECT sequence, id, type, accepted_at, frame FROM events WHERE sequence > :sequence AND sequence <= :last ORDER BY sequence)`)

/** Average size of recently read frames; starts at 1, so that the first page tries the full limit. */
let bytesOfOne = 1

/**
 * How many of the `limit` events after a sequence fit into `bytes`, but at least one. The average size of recent frames
 * gives the first guess, because asking SQLite for each length takes longer than joining the frames. A guess that is far too
 * small is corrected once: the recent frames may be large ones of another reader.
 */
function countWithin(bytes: number, sequence: number, limit: number): number {
  const guess = () => Math.min(limit, Math.max(1, Math.floor(bytes / bytesOfOne)))
  let count = guess()
  for (let isFirst = true; ; isFirst = false) {
    const found = Number(selectBytes.get(sequence, sequence + count)?.bytes)
    bytesOfOne = Math.max(1, found / count)
    const next = guess()
    const isFarTooSmall = isFirst && next >= 2 * count
    if ((found <= bytes || count === 1) && !isFarTooSmall) return count
    count = next
  }
}

function frames({
  sequence,
  head,
  limit,
  types,
  since,
}: Extract<HistoryCall, { of: 'frames' }>): PackedFrames {
  const last = sequence + countWithin(maxReadBytes, sequence, Math.min(limit, head - sequence))
  const row = selectFrames.get({ sequence, last, since, types: types && JSON.stringify(types) })
  return { first: Number(row?.first), last, frames: (row?.frames ?? null) as PackedFrames['frames'] }
}

function entries({ sequence, head, limit }: Extract<HistoryCall, { of: 'entries' }>): PackedEntries {
  const last = sequence + countWithin(maxReadBytes, sequence, Math.min(limit, head - sequence))
  return selectEntries.get({ sequence, last }) as unknown as PackedEntries
}

function answerTo(call: HistoryCall): HistoryAnswer {
  try {
    return call.of === 'frames' ? frames(call) : entries(call)
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    return { fault: { message, errcode } }
  }
}

answerCalls(
  (call: HistoryCall) => {
    const answer = answerTo(call)
    const buffer = 'fault' in answer ? undefined : answer.frames?.buffer
    return { answer, transfer: buffer ? [buffer] : [] }
  },
  () => database.close(),
)
