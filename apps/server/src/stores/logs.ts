import { createIds, firstIdAt } from '../api/ids.ts'
import type { Clock } from '../events/clock.ts'
import { limits } from '../limits.ts'
import type { LogEntry, LogFilter, LogStore, NewLogEntry } from '../logs/entries.ts'
import type { Row, Sql, SqlValue, Statement } from './sql.ts'

/** Makes the statement that writes an entry, for the transaction of a change. */
export type Enter = (entry: NewLogEntry) => Statement

const insert = `
  INSERT INTO logs (id, kind, operation, client_id, resource_id, correlation_id, entry, notice_due_at, client_made)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT coalesce(max(client_made), 0) + 1 FROM logs WHERE client_id = $4))
  ON CONFLICT (id) DO UPDATE SET entry = excluded.entry`
const removeOlder = `
  DELETE FROM logs WHERE made IN (SELECT made FROM logs WHERE id < $1 ORDER BY id LIMIT $2) RETURNING 1`
/** The numbers of the entries have few gaps, so their range is at least the number of entries. */
const removeSurplus = `
  DELETE FROM logs WHERE made IN (
    SELECT made FROM logs WHERE made <= (SELECT max(made) FROM logs) - ${limits.logEntries} ORDER BY made LIMIT $1) RETURNING 1`

/**
 * Deletes the oldest entries of a client that has more than its share, so that one busy client cannot push out the entries of others.
 * The index lists the clients one by one.
 */
const removeOfBusyClient = `
  WITH RECURSIVE clients (id) AS (
    SELECT min(client_id) FROM logs
    UNION ALL SELECT (SELECT min(client_id) FROM logs WHERE client_id > clients.id) FROM clients WHERE id IS NOT NULL),
  ends (id, last) AS (SELECT id, (SELECT max(client_made) FROM logs WHERE client_id = clients.id) FROM clients)
  DELETE FROM logs WHERE made IN (
    SELECT made FROM logs JOIN (
      SELECT id AS busy, last FROM ends
      WHERE (SELECT min(client_made) FROM logs WHERE client_id = ends.id) <= last - ${limits.logEntriesOfClient} LIMIT 1) AS found
    ON client_id = busy AND client_made <= last - ${limits.logEntriesOfClient} ORDER BY client_made LIMIT $1) RETURNING 1`

/** The filters, the one that leaves the fewest entries first. Each has an index. */
const filters = ['correlation_id', 'resource_id', 'client_id', 'operation', 'kind'] as const
/** Entries that one step reads if no single index finds the matching ones. */
const readAtOnce = 1_000
/** Entries that one step deletes. With its indexes an entry takes up to 0.2 ms, during which SQLite blocks the event loop. */
const removedAtOnce = 10
/** Texts before and after every id. */
const [lowest, highest] = ['log_', 'log~']
/** Ids follow a clock that was set back by more than this, in milliseconds. */
const clockSetBackMs = 1_000

export function createLogs(sql: Sql, clock: Pick<Clock, 'now'>): LogStore & { readonly enter: Enter } {
  const ids = createIds(clock.now, clockSetBackMs)
  function dated(entry: NewLogEntry): LogEntry {
    const id = ids.next('log_')
    return { id, date: new Date(ids.lastTime()).toISOString(), ...entry }
  }

  return {
    dated,
    enter: entry => insertion(dated(entry)),
    async write(entries) {
      await sql.transact(function* () {
        for (const entry of entries) yield insertion(entry)
      })
    },
    async find(id) {
      const [row] = await sql.query('SELECT id, entry FROM logs WHERE id = $1', [id])
      return row ? entryOf(row) : null
    },
    async search(filter, after, limit) {
      const { text, values, reads } = searchOf(filter, after, limit)
      const rows = await sql.query(text, values)
      const entries: LogEntry[] = []
      let read = 0
      for (const row of rows) {
        read++
        if (row.entry !== null) entries.push(entryOf(row))
        if (entries.length === limit) break
      }
      const last = read < rows.length || rows.length === reads ? String(rows[read - 1]?.id) : null
      return { entries, read, last }
    },
    async deleteOlder(time, limit) {
      const most = Math.min(limit, removedAtOnce)
      const older = await sql.run(removeOlder, [firstIdAt('log_', time), most])
      if (older.length > 0) return older.length
      const ofBusy = await sql.run(removeOfBusyClient, [most])
      return ofBusy.length > 0 ? ofBusy.length : (await sql.run(removeSurplus, [most])).length
    },
  }
}

function insertion({ id, ...entry }: LogEntry): Statement {
  const { kind, operation, client, resource, correlation_id } = entry
  return [
    insert,
    [
      id,
      kind,
      operation,
      client?.id ?? null,
      resource?.id ?? null,
      correlation_id ?? null,
      JSON.stringify(entry),
      kind === 'system' ? Date.parse(entry.date) : null,
    ],
  ]
}

/** Converts a row of `logs`. */
export function entryOf({ id, entry }: Row): LogEntry {
  return { id: String(id), ...JSON.parse(String(entry)) }
}

/**
 * The statement of a search. An index finds the entries that match the first filter; of these, it reads those that match the others.
 * `reads` is how many rows it returns at most.
 */
function searchOf(filter: LogFilter, after: string | null, limit: number) {
  const values: SqlValue[] = []
  const parameter = (value: SqlValue) => `$${values.push(value)}`
  const before = [after, filter.to === undefined ? null : firstIdAt('log_', filter.to)]
  const range = [
    `id < ${parameter(before.filter(id => id !== null).toSorted()[0] ?? highest)}`,
    `id >= ${parameter(filter.from === undefined ? lowest : firstIdAt('log_', filter.from))}`,
  ]
  const [first, ...others] = filters.flatMap(name => {
    const value = filter[name]
    return value === undefined ? [] : `${name} = ${parameter(value)}`
  })
  const reads = others.length > 0 ? readAtOnce : limit
  const entry = others.length > 0 ? `CASE WHEN ${others.join(' AND ')} THEN entry END AS entry` : 'entry'
  const condition = [...range, ...(first === undefined ? [] : [first])].join(' AND ')
  const text = `SELECT id, ${entry} FROM logs WHERE ${condition} ORDER BY id DESC LIMIT ${parameter(reads)}`
  return { text, values, reads }
}
