import { isDeepStrictEqual } from 'node:util'
import type { components, OperationId, operations } from '@tenant-api/contract'

export type LogEntry = components['schemas']['LogEntry']
export type LogOperation = LogEntry['operation']

/** An entry before the store gives it an id and a date. */
export type NewLogEntry = Omit<LogEntry, 'id' | 'date'>

/** The operations of the document that may change something. */
export type WriteOperation = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? never : Id
}[OperationId]

/**
 * How the log records each operation that may change something: a `change` has an entry of its own, in the transaction of the change; a
 * `token` is summed; published events have no entries. An operation that is absent here does not compile. Refusals of all of them are
 * summed.
 */
export const recordedAs = {
  create_event_stream: 'change',
  update_event_stream: 'change',
  delete_event_stream: 'change',
  test_event_stream: 'change',
  redeliver_events: 'change',
  redeliver_event: 'change',
  replay_events: 'change',
  end_replay: 'change',
  skip_events: 'change',
  create_rate_limit_policy: 'change',
  update_rate_limit_policy: 'change',
  delete_rate_limit_policy: 'change',
  issue_token: 'token',
  publish_events: null,
} as const satisfies Record<WriteOperation, 'change' | 'token' | null>

export function isWrite(operation: OperationId): operation is WriteOperation {
  return Object.hasOwn(recordedAs, operation)
}

/** What an entry says besides who caused it. */
export type About = Pick<NewLogEntry, 'resource' | 'changed' | 'detail'>

/** The entry for a command of an operator. */
export function commandEntry(operation: LogOperation, about: About): NewLogEntry {
  return { kind: 'command', operation, ...about, count: 1 }
}

/** The entry for something that the service noticed or did by itself. */
export function systemEntry(
  operation: components['schemas']['NoticeType'],
  about: Omit<About, 'changed'>,
): NewLogEntry {
  return { kind: 'system', operation, ...about, count: 1 }
}

/** The names of the properties of `given` whose values differ in `before` and `after`. */
export function changedProperties(given: object, before: object, after: object): string[] {
  return Object.keys(given).filter(
    name => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)),
  )
}

/** Filters of the log. An entry must match all of them. */
export interface LogFilter {
  readonly correlation_id?: string | undefined
  readonly client_id?: string | undefined
  readonly operation?: LogOperation | undefined
  readonly resource_id?: string | undefined
  readonly kind?: LogEntry['kind'] | undefined
  /** Milliseconds since 1970, inclusive. */
  readonly from?: number | undefined
  /** Milliseconds since 1970, exclusive. */
  readonly to?: number | undefined
}

/** One step of a search in the log. */
export interface LogStep {
  readonly entries: readonly LogEntry[]
  /** How many entries were read. */
  readonly read: number
  /** The id of the last entry that was read: the next step begins after it. Null at the end of the log. */
  readonly last: string | null
}

/**
 * The log of the tenant: a port that each store implements. Changes and their entries are written together, by the stores of what
 * changes. Writes are fsynced when they resolve.
 */
export interface LogStore {
  /** Gives an entry its id and its date, by the clock of the store. Ids sort in the order of the dates. Writes nothing. */
  dated(entry: NewLogEntry): LogEntry
  /** Writes entries in one transaction. An entry that was written before is replaced. */
  write(entries: readonly LogEntry[]): Promise<void>
  find(id: string): Promise<LogEntry | null>
  /**
   * Reads at most `limit` matching entries after the id `after`, or from the newest, newest first. With several filters it may find
   * fewer, because it reads a limited number of entries.
   */
  search(filter: LogFilter, after: string | null, limit: number): Promise<LogStep>
  /** Deletes at most `limit` entries from before `time`, and of those beyond `limits.logEntriesOfClient` and `limits.logEntries`, oldest first. */
  deleteOlder(time: number, limit: number): Promise<number>
}
