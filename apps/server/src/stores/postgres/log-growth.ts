import { setTimeout as delay } from 'node:timers/promises'
import { StoreError } from '../../errors.ts'
import type { LogEntry } from '../../events/event-log.ts'
import type { Row } from '../sql.ts'
import { isReadOnly, type Servers, type Session, sessionsOf } from './session.ts'

/** A table, column or function does not exist: the database has another schema. */
const unknownName = /^42(P01|703|883)$/
const otherSchema = 'the database now has the schema of another version: start that version'

/** Interval of checks for new events, in milliseconds. */
const pollMs = 1_000

type Listener = (appended: readonly LogEntry[]) => void

/** An event that a node has seen. */
export interface SeenEvent {
  readonly sequence: number
  readonly id: string | null
  /** Events with the same epoch belong to the same log. */
  readonly epoch: number
}

/** What a node has seen before the first event. */
export const nothing: SeenEvent = { sequence: 0, id: null, epoch: 0 }

/**
 * SQL condition: the log still holds an event that a node has seen, or retention has deleted it. Then the same is true of all
 * earlier events. Null if a standby answers, which may not have the event yet: only the primary's word counts. The volatile
 * function also makes pgpool-II send the whole statement to the primary.
 */
export const isIntact = (sequence: string, id: string) =>
  `CASE WHEN NOT pg_is_in_recovery() THEN ${sequence} <= (SELECT floor FROM event_log) OR EXISTS (
    SELECT 1 FROM events WHERE sequence = ${sequence} AND id = coalesce(${id}, id)) END`

/** How far this node has read the log. */
export interface LogGrowth {
  /** The newest event that this node has read or appended. */
  readonly seen: SeenEvent
  /**
   * @param event the newest event of an answer of the database
   * @param checked `seen` when the statement began; the statement has checked that the log holds it
   * @throws {StoreError} when the log of the event does not hold an event that this node has seen since the statement began
   */
  see(event: SeenEvent | undefined, checked: SeenEvent): Promise<void>
  /** @throws {StoreError} when `is_intact` of the row is false: the log no longer holds the event seen; or null: a standby answers */
  check(row: Row | undefined): void
  /** @throws {StoreError} once this node has found that another database has replaced its own */
  checkNode(): void
  /** @throws {StoreError} when `is_own_schema` of the row is not true: the database has the schema of another version */
  checkSchema(row: Row): void
  /** Announces events that this node has appended. */
  announce(appended: readonly LogEntry[]): void
  onGrowth(listener: Listener): () => void
  stop(): void
}

/**
 * Watches for events of other nodes, by notifications and by a check each second. If the newest event seen is missing, the
 * database was restored, or a promoted standby did not have the event. Then events that this node has sent are no longer in
 * the log, so `onLost` is called.
 */
export function watchGrowth(parts: {
  readHead: () => Promise<SeenEvent>
  notifications: Notifications
  nodeId: string
  onLost: (error: unknown) => void
}): LogGrowth {
  const { readHead, notifications, nodeId, onLost } = parts
  const listeners = new Set<Listener>()
  let seen = nothing
  /** The last head announced; listeners read at least up to it. */
  let announced = 0
  let isLost = false
  let isStopped = false
  let isLooking = false
  const timer = setInterval(look, pollMs).unref()

  /** Checks for new events, unless a check is in progress: if the log is locked, checks must not take all connections. */
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      if ((await readHead()).sequence > announced) announce([])
    } catch (error) {
      // Ignore other errors: readers and publishers get them too, and this check runs again a second later.
      // Stryker disable next-line StringLiteral: Neither text is the code of an error.
      if (unknownName.test((error as { code?: string }).code ?? '')) reportLoss(otherSchema)
    } finally {
      isLooking = false
    }
  }

  function announce(appended: readonly LogEntry[]): void {
    if (isStopped) return
    announced = Math.max(announced, appended.at(-1)?.sequence ?? seen.sequence)
    for (const listener of listeners) listener(appended)
  }

  function reportLoss(reason: string): void {
    if (!isLost && !isStopped) onLost(new Error(reason))
    isLost = true
  }

  function lose(reason: string): never {
    reportLoss(reason)
    throw new StoreError('Another database has replaced the one of this node.')
  }

  notifications.on('event_log', writer => {
    if (writer === null) void look()
    else if (writer !== nodeId) announce([])
  })

  return {
    get seen() {
      return seen
    },
    async see(event, checked) {
      if (!event || event.sequence <= seen.sequence) return
      // A former primary may have acknowledged `seen` during the statement. `event` must not hide that its log lacks `seen`.
      // Without the check, there is one more query, with the same result, when two appends of this node end at the same time.
      // Stryker disable next-line ConditionalExpression
      if (seen !== checked && seen.epoch !== event.epoch) await readHead()
      if (event.sequence > seen.sequence) seen = event
    },
    check(row) {
      if (row?.is_intact === null) throw new StoreError('A standby answers instead of the primary.')
      if (row?.is_intact !== true)
        lose(`the event log no longer holds event ${seen.sequence}: the database has been replaced`)
    },
    checkNode() {
      // Stryker disable next-line StringLiteral: The loss has already been reported, with its reason.
      if (isLost) lose('')
    },
    checkSchema(row) {
      if (row.is_own_schema !== true) lose(otherSchema)
    },
    announce,
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

const retryMs = 250
/**
 * Interval of checks, in milliseconds: does the server still answer, and is it still the primary? A server that hangs or was
 * made read-only keeps the connection open.
 */
const tryMs = 5_000
/** With DATABASE_LISTEN_URL, statements use other connections, so only this query shows that the server is no longer the primary. */
const tryOut = `SELECT ${isReadOnly} AS is_read_only`
const channels = ['event_log', 'event_streams', 'nodes', 'subscriptions'] as const
export type Channel = (typeof channels)[number]

/**
 * Notifications of other nodes, received on a separate connection. They can be lost while the connection is
 * down, so listeners must also poll.
 */
export interface Notifications {
  /** @param listener a function that gets the payload, or null if notifications may have been missed */
  on(channel: Channel, listener: (payload: string | null) => void): void
  close(): Promise<void>
}

/** Connects, and reconnects whenever the connection breaks. */
export function listenTo(servers: Servers): Notifications {
  const Session = sessionsOf(servers)
  const listeners = new Map<string, Set<(payload: string | null) => void>>()
  const closing = new AbortController()
  const running = run()

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch(() => {})
      await delay(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  /** Resolves when the connection has ended. */
  async function listenOnce(): Promise<void> {
    const client = new Session()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const trying = setInterval(async () => {
      const isPrimary = !client.isLeft && (await isWritable(client).catch(() => false))
      if (!isPrimary) end()
    }, tryMs).unref()
    client.on('end', () => end()).on('error', () => end())
    const onClose = () => end()
    closing.signal.addEventListener('abort', onClose)
    try {
      await client.connect()
      client.on('notification', ({ channel, payload }) => notify(channel, payload ?? ''))
      await client.query(channels.map(channel => `LISTEN ${channel}`).join(';'))
      for (const channel of channels) notify(channel, null)
      // The connection must not keep a stopping service alive. The types of `pg` lack `unref`, but its pool calls it too.
      void (client as Session & { unref(): void }).unref()
      await ended
    } finally {
      clearInterval(trying)
      closing.signal.removeEventListener('abort', onClose)
      void client.end().catch(() => {})
    }
  }

  async function isWritable(client: Session): Promise<boolean> {
    const { rows } = await client.query<{ is_read_only: boolean }>(tryOut)
    return rows[0]?.is_read_only === false
  }

  function notify(channel: string, payload: string | null): void {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }

  return {
    on(channel, listener) {
      const those = listeners.get(channel) ?? new Set()
      listeners.set(channel, those.add(listener))
    },
    async close() {
      closing.abort()
      await running
    },
  }
}
