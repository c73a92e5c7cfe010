import { encodeEventFrame, joinFrames } from '@tenant-api/contract'
import {
  CursorExpiredError,
  type EventLog,
  type EventType,
  type LogEntry,
  maxReadBytes,
} from '../../events/event-log.ts'
import type { OffsetCodec } from '../../events/offset.ts'
import { createAppend } from './append.ts'
import type { Databases } from './connection.ts'
import type { Row } from './database.ts'
import { beginEpoch } from './epochs.ts'
import { pruneEvents } from './generations.ts'
import { watchGrowth } from './log-growth.ts'
import type { Notifications } from './notifications.ts'

/** What a frame adds to the JSON of its event, in bytes, at the most. */
const frameBytes = 192

/** A page after $1 of at most $2 events, ended early by the event that reaches $3 bytes; `shown` says what of it is needed. */
const pageOf = (columns: string, shown = 'true') => `
  SELECT sequence, epoch, ${columns}, (SELECT floor FROM event_log) AS floor FROM (
    SELECT *, sum(octet_length(json) + ${frameBytes}) OVER (ORDER BY sequence) - octet_length(json) - ${frameBytes} AS bytes_before,
      ${shown} AS is_shown
    FROM (SELECT * FROM events WHERE sequence > $1 ORDER BY sequence LIMIT $2) AS page) AS measured
  WHERE bytes_before < $3 ORDER BY sequence`
const selectPage = pageOf('id, type, accepted_at, json')
const selectFrames = pageOf(
  'type, CASE WHEN is_shown THEN json END AS json',
  '(accepted_at >= $4 AND ($5::text[] IS NULL OR type = ANY($5)))',
)
const selectHead = 'SELECT sequence, epoch FROM events ORDER BY sequence DESC LIMIT 1'
const selectSince = `
  SELECT sequence, epoch FROM events
  WHERE accepted_at >= $1 AND sequence > (SELECT floor FROM event_log) ORDER BY accepted_at, sequence LIMIT 1`
const selectPlace = `
  SELECT floor, coalesce((SELECT max(sequence) FROM events), 0) AS head,
    (SELECT epoch FROM epochs WHERE first_sequence <= $1 ORDER BY epoch DESC LIMIT 1) AS epoch
  FROM event_log`

export interface PostgresEventLog extends EventLog {
  /** Stops looking for what other nodes append. */
  stop(): void
}

/**
 * The event log in PostgreSQL, which any number of nodes append to and read. A frame is made where it is read, since its offset
 * is known to the database alone while it is appended.
 *
 * @param nodeId tells this node's own appends from those of others
 * @param onLost called once, when the log turns out to have gone back: the process should end then
 */
export async function createPostgresEventLog(
  { requests, appends, dispatch, history }: Databases,
  notifications: Notifications,
  { offsets, nodeId, onLost }: { offsets: OffsetCodec; nodeId: string; onLost: (error: unknown) => void },
): Promise<PostgresEventLog> {
  const epochs = await beginEpoch(requests)
  const growth = watchGrowth({ readHead, notifications, nodeId, onLost })
  const offsetOf = (sequence: number) => offsets.encode({ epoch: epochs.of(sequence), sequence })
  const frameOf = ({ sequence, epoch, type, json }: Row) => {
    const offset = offsets.encode({ epoch: Number(epoch), sequence: Number(sequence) })
    return encodeEventFrame(type as EventType, offset, Buffer.from(String(json)))
  }

  /** What has been read may be told of: its epoch is known from then on. */
  async function seeRows(rows: readonly Row[], sequence: number): Promise<void> {
    const [first] = rows
    if (!first) return
    if (sequence < Number(first.floor) || Number(first.sequence) !== sequence + 1) throw expired()
    for (const epoch of new Set(rows.map(row => Number(row.epoch)))) await epochs.know(epoch)
    growth.see(Number(rows.at(-1)?.sequence))
  }

  async function readHead(): Promise<number> {
    const [row] = await requests.query(selectHead)
    if (!row) return 0
    await epochs.know(Number(row.epoch))
    return Number(row.sequence)
  }

  return {
    append: createAppend(appends, { offsets, epochs, growth, nodeId }),
    async read(sequence, limit) {
      const rows = await dispatch.query(selectPage, [sequence, limit, maxReadBytes])
      await seeRows(rows, sequence)
      return rows.map(
        (row): LogEntry => ({
          sequence: Number(row.sequence),
          id: String(row.id),
          type: row.type as EventType,
          acceptedAt: Number(row.accepted_at),
          frame: frameOf(row),
        }),
      )
    },
    async readFrames(sequence, limit, types, since) {
      const rows = await history.query(selectFrames, [
        sequence,
        limit,
        maxReadBytes,
        since,
        types && [...types],
      ])
      await seeRows(rows, sequence)
      const last = rows.at(-1)
      if (!last) return null
      const frames = rows.filter(({ json }) => json !== null).map(frameOf)
      return { last: Number(last.sequence), frames: frames.length === 0 ? [] : [joinFrames(frames)] }
    },
    head: readHead,
    async sequenceBefore(time) {
      const [row] = await requests.query(selectSince, [time])
      if (!row) return readHead()
      await epochs.know(Number(row.epoch))
      // The place before the first event of an epoch is of the epoch before it, which is known with this one.
      return Number(row.sequence) - 1
    },
    offsetOf,
    async resolve(offset) {
      const position = offsets.decode(offset)
      if (!position) return 'invalid'
      const { epoch, sequence } = position
      const [place] = await requests.query(selectPlace, [sequence])
      if (sequence < Number(place?.floor) || sequence > Number(place?.head) || Number(place?.epoch) !== epoch)
        return 'expired'
      await epochs.know(epoch)
      return sequence
    },
    prune: (time, limit) => pruneEvents(history, time, limit),
    onGrowth: growth.onGrowth,
    stop: growth.stop,
  }
}

function expired(): CursorExpiredError {
  return new CursorExpiredError('the log no longer holds what follows this cursor')
}
