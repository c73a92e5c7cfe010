/** A row of either database, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

export type SqlValue = string | number | boolean | null | Buffer

/** A statement, and the values of its parameters `$1`, `$2` and so on. */
export type Statement = readonly [text: string, values: readonly SqlValue[]]

/**
 * The work of a transaction: yields statements, and gets the rows of each. It is a generator because SQLite runs it in one turn of
 * the event loop, while PostgreSQL answers each statement later. It may run again after an error, so it must have no effect besides
 * its statements.
 */
export type Work<Result> = () => Generator<Statement, Result, readonly Row[]>

/**
 * Runs statements in the SQL that SQLite and PostgreSQL share. Booleans are numbers in the rows of SQLite. Each text is prepared once
 * for a connection. Every call throws a `StoreError` when the database does not answer.
 */
export interface Sql {
  /** Runs a statement that only reads. */
  query(text: string, values?: readonly SqlValue[]): Promise<readonly Row[]>
  /** Runs a statement that writes, exactly once. Its changes are on the disk when this resolves. */
  run(text: string, values: readonly SqlValue[]): Promise<readonly Row[]>
  /** Commits a transaction exactly once. Its changes are on the disk when this resolves. */
  transact<Result>(work: Work<Result>): Promise<Result>
}
