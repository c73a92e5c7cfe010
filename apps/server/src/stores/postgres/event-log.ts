import { encodeEventFrame, joinFrames } from '@tenant-api/contract'
import {
  CursorExpiredError,
  type EventLog,
  type EventType,
  erasedType,
  type LogEntry,
  maxReadBytes,
} from '../../events/event-log.ts'
import type { OffsetCodec } from '../../events/offset.ts'
import type { Row } from '../sql.ts'
import { createAppend } from './append.ts'
import type { Database, Value } from './database.ts'
import { beginEpoch } from './epochs.ts'
import { pruneEvents } from './generations.ts'
import type { Notifications } from './log-growth.ts'
import { isIntact, type LogGrowth, nothing, type SeenEvent, watchGrowth } from './log-growth.ts'
import type { ServerClock } from './node.ts'
import type { Databases } from './open-databases.ts'
import { schemaVersion } from './schema.ts'

/** Upper bound of what a frame adds to the JSON of its event, in bytes. */
const frameBytes = 192

/**
 * Columns of every read: the floor, and whether the log still holds the newest event that this node has seen
 * ($1 is its sequence, $2 its id). A read returns at least one row, with a null sequence if there are no
 * events.
 */
const commonColumns = `floor, ${isIntact('$1::bigint', '$2::text')} AS is_intact`

/**
 * A page of at most $4 events after the sequence $3, which ends at the event that reaches $5 bytes. The
 * column `is_shown` tells whether an event meets the condition `shown`.
 */
const pageOf = (columns: string, shown = 'true') => `
  SELECT ${commonColumns}, shown.* FROM event_log LEFT JOIN (SELECT sequence, epoch, id, ${columns} FROM (
    SELECT *, sum(octet_length(json) + ${frameBytes}) OVER (ORDER BY sequence) - octet_length(json) - ${frameBytes} AS bytes_before,
      ${shown} AS is_shown
    FROM (SELECT * FROM events WHERE sequence > $3 ORDER BY sequence LIMIT $4) AS page) AS measured
  WHERE bytes_before < $5) AS shown ON true ORDER BY sequence`
const selectPage = pageOf('type, accepted_at, json')
const selectFrames = pageOf(
  'type, CASE WHEN is_shown THEN json END AS json',
  `(accepted_at >= $6 AND type <> '${erasedType}' AND ($7::text[] IS NULL OR type = ANY($7)))`,
)
// The default is used only while the module loads, and StrykerJS skips what runs only then.
// Stryker disable next-line StringLiteral
const withOne = (event: string, columns = '') =>
  `SELECT ${commonColumns}${columns}, one.* FROM event_log LEFT JOIN LATERAL (${event} LIMIT 1) AS one ON true`
const newest = 'SELECT sequence, epoch, id FROM events ORDER BY sequence DESC'
const selectHead = withOne(
  newest,
  `, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
  (SELECT version = ${schemaVersion} FROM schema_version) AS is_own_schema, erasures`,
)
const headTime = '(SELECT accepted_at FROM events ORDER BY sequence DESC LIMIT 1)'
const lastBefore =
  '(SELECT sequence FROM events WHERE accepted_at < $3 ORDER BY accepted_at DESC, sequence DESC LIMIT 1)'
/** If the time is before all events of the log, looks for no event after it: the index has all deleted events of a partition first. */
const firstSince = `(
  SELECT sequence FROM events
  WHERE accepted_at >= $3 AND sequence > floor AND (floor < ${lastBefore} OR ${headTime} < $3)
  ORDER BY accepted_at, sequence LIMIT 1)`
/**
 * Finds the events on both sides of a time, each at one place of the index. Reads the head in the same snapshot. A head that is read
 * later may be past an event that this statement has not seen.
 */
const selectSince = withOne(
  newest,
  `, ${firstSince} AS first_since, ${headTime} AS head_time, ${lastBefore} AS last_before`,
)
const selectPlace = withOne(
  newest,
  ', (SELECT epoch FROM epochs WHERE first_sequence <= $3 ORDER BY epoch DESC LIMIT 1) AS epoch_at_place',
)

export interface PostgresEventLog extends EventLog {
  readonly growth: LogGrowth
  /** Stops watching for events of other nodes. */
  stop(): void
}

/**
 * The event log in PostgreSQL, which any number of nodes append to and read. Events are stored without their
 * frames, because a frame contains the offset, which the database assigns during the append.
 *
 * @param nodeId id of this node; notifications contain it, so that this node ignores its own
 * @param onLost a function that is called once, when the log no longer holds an event that this node has
 *   seen. The process must then end.
 */
export async function createPostgresEventLog(
  { requests, appends, dispatch, history }: Databases,
  notifications: Notifications,
  parts: { offsets: OffsetCodec; nodeId: string; clock: ServerClock; onLost: (error: unknown) => void },
): Promise<PostgresEventLog> {
  const { offsets, nodeId, clock, onLost } = parts
  const epochs = await beginEpoch(requests)
  const erasureListeners = new Set<() => void>()
  let erasures: unknown = null
  const growth = watchGrowth({ readHead, notifications, nodeId, onLost })
  const offsetOf = (sequence: number) => offsets.encode({ epoch: epochs.of(sequence), sequence })
  const frameOf = ({ sequence, epoch, type, json }: Row) => {
    const offset = offsets.encode({ epoch: Number(epoch), sequence: Number(sequence) })
    return encodeEventFrame(type as EventType, offset, Buffer.from(String(json)))
  }

  /**
   * Runs one of the statements above and returns the rows with events. Loads their epochs, and checks that the log has not
   * been replaced.
   */
  async function ask(database: Database, text: string, values: readonly Value[]) {
    growth.checkNode()
    const { seen } = growth
    const rows = await database.query(text, [seen.sequence, seen.id, ...values])
    growth.check(rows[0])
    const found = rows.filter(row => row.sequence !== null)
    await growth.see(seenOf(found.at(-1)), seen)
    for (const epoch of new Set(found.map(row => Number(row.epoch)))) await epochs.know(epoch, growth)
    return { row: rows[0] ?? {}, found }
  }

  async function readPage(database: Database, text: string, sequence: number, values: readonly Value[]) {
    const { row, found } = await ask(database, text, [sequence, ...values])
    const isGone = sequence < Number(row.floor) || Number(row.sequence) !== sequence + 1
    if (found.length > 0 && isGone) throw expired()
    return found
  }

  async function readHead(): Promise<SeenEvent> {
    const askedAt = performance.now()
    const { row } = await ask(requests, selectHead, [])
    clock.set(Number(row.now), performance.now() - askedAt)
    growth.checkSchema(row)
    const before = erasures
    erasures = row.erasures
    if (before !== null && erasures !== before) for (const listener of erasureListeners) listener()
    return seenOf(row) ?? nothing
  }

  await readHead()
  return {
    append: createAppend(appends, { offsets, epochs, growth, nodeId }),
    async read(sequence, limit) {
      const rows = await readPage(dispatch, selectPage, sequence, [limit, maxReadBytes])
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
      const values = [limit, maxReadBytes, since, types && [...types]]
      const rows = await readPage(history, selectFrames, sequence, values)
      const last = rows.at(-1)
      if (!last) return null
      const frames = rows.filter(({ json }) => json !== null).map(frameOf)
      return { last: Number(last.sequence), frames: frames.length === 0 ? [] : [joinFrames(frames)] }
    },
    head: async () => (await readHead()).sequence,
    async sequenceBefore(time) {
      const { row } = await ask(requests, selectSince, [time])
      if (Number(row.last_before) <= Number(row.floor) && Number(row.head_time) >= time)
        return Number(row.floor)
      if (row.first_since === null) return Number(row.sequence)
      // If the clock was ahead, the events of that time lie between these two in the log, but later by their time.
      return Math.max(Number(row.floor), Math.min(Number(row.last_before), Number(row.first_since) - 1))
    },
    offsetOf,
    async resolve(offset) {
      const position = offsets.decode(offset)
      if (!position) return 'invalid'
      const { epoch, sequence } = position
      const { row } = await ask(requests, selectPlace, [sequence])
      const isHeld = sequence >= Number(row.floor) && sequence <= Number(row.sequence)
      if (!isHeld || Number(row.epoch_at_place) !== epoch) return 'expired'
      await epochs.know(epoch, growth)
      return sequence
    },
    prune: (time, limit) => pruneEvents(history, clock, time, limit),
    onGrowth: growth.onGrowth,
    onErasure(listener) {
      erasureListeners.add(listener)
    },
    growth,
    stop: growth.stop,
  }
}

function seenOf(row: Row | undefined): SeenEvent | undefined {
  if (row?.sequence == null) return undefined
  return { sequence: Number(row.sequence), id: String(row.id), epoch: Number(row.epoch) }
}

function expired(): CursorExpiredError {
  // Stryker disable next-line StringLiteral: Nobody reads this text: callers only look at the class of the error.
  return new CursorExpiredError('the log no longer holds the events after this cursor')
}
