import type { LogEntry } from '../../events/event-log.ts'
import { StoreError } from '../../problem.ts'
import type { Notifications } from './notifications.ts'
import type { Row } from './statement.ts'

/** A table, a column or a function that does not exist: the schema of an older database. */
const unknownName = /^42(P01|703|883)$/
const otherSchema = 'the schema of the database has become that of another version: start that version'

/** How often a node looks by itself. */
const pollMs = 1_000

type Listener = (appended: readonly LogEntry[]) => void

/** An event that a node has seen, or the place before the first. */
export interface SeenEvent {
  readonly sequence: number
  readonly id: string | null
}

/**
 * SQL that tells whether the log still holds an event that a node has seen, and so all events before it. It says nothing of events
 * that retention has forgotten.
 */
export const isIntact = (sequence: string, id: string) =>
  `(${sequence} <= (SELECT floor FROM event_log) OR EXISTS (
    SELECT 1 FROM events WHERE sequence = ${sequence} AND id = coalesce(${id}, id)))`

/** How far this node knows the log to reach. */
export interface LogGrowth {
  /** The newest event that this node has read or appended. */
  readonly seen: SeenEvent
  see(event: SeenEvent | undefined): void
  /** @throws {StoreError} when the row's `is_intact` says that the log does not hold the event seen */
  check(row: Row | undefined): void
  /** @throws {StoreError} once this node has turned out to be on another database */
  checkNode(): void
  /** @throws {StoreError} when the row's `is_compatible` says that the schema has become one that this program cannot use */
  checkSchema(row: Row): void
  /** Tells of what this node has appended. */
  tell(appended: readonly LogEntry[]): void
  onGrowth(listener: Listener): () => void
  stop(): void
}

/**
 * Learns of what other nodes append: as it happens from a notification, and within a second by looking. Where the newest event seen
 * is gone, the database was restored, or a standby took over that had not got everything: what this node holds in memory and has
 * sent is no longer the log.
 */
export function watchGrowth(parts: {
  readHead: () => Promise<SeenEvent>
  notifications: Notifications
  nodeId: string
  onLost: (error: unknown) => void
}): LogGrowth {
  const { readHead, notifications, nodeId, onLost } = parts
  const listeners = new Set<Listener>()
  let seen: SeenEvent = { sequence: 0, id: null }
  /** The last head announced; listeners read at least up to it. */
  let told = 0
  let isLost = false
  let isStopped = false
  const timer = setInterval(look, pollMs).unref()

  async function look(): Promise<void> {
    try {
      if ((await readHead()).sequence > told) tell([])
    } catch (error) {
      // Readers and publishers get the error; here the next second will do.
      if (unknownName.test((error as { code?: string }).code ?? '')) tellLoss(otherSchema)
    }
  }

  function tell(appended: readonly LogEntry[]): void {
    if (isStopped) return
    told = Math.max(told, appended.at(-1)?.sequence ?? seen.sequence)
    for (const listener of listeners) listener(appended)
  }

  function tellLoss(reason: string): void {
    if (!isLost && !isStopped) onLost(new Error(reason))
    isLost = true
  }

  function lose(reason: string): never {
    tellLoss(reason)
    throw new StoreError('The database is no longer the one of this node.')
  }

  notifications.on('event_log', writer => {
    if (writer === null) void look()
    else if (writer !== nodeId) tell([])
  })

  return {
    get seen() {
      return seen
    },
    see(event) {
      if (event && event.sequence > seen.sequence) seen = { sequence: event.sequence, id: event.id }
    },
    check(row) {
      if (row?.is_intact !== true)
        lose(`the event log no longer holds event ${seen.sequence}: another database took its place`)
    },
    checkNode() {
      if (isLost) lose('')
    },
    checkSchema(row) {
      if (row.is_compatible !== true) lose(otherSchema)
    },
    tell,
    onGrowth(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}
