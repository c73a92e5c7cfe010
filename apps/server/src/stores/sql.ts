/** A row of either database, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

export type SqlValue = string | number | boolean | null | Buffer

/** A statement, and the values of its parameters `$1`, `$2` and so on. */
export type Statement = readonly [text: string, values: readonly SqlValue[]]

/**
 * Runs statements in the SQL that SQLite and PostgreSQL share. Booleans are numbers in the rows of SQLite, and numbers of type bigint
 * are numbers in both. Each text is prepared once for a connection.
 */
export interface Sql {
  /** Runs a statement that only reads. @throws {StoreError} when the database does not answer */
  query(text: string, values?: readonly SqlValue[]): Promise<readonly Row[]>
  /**
   * Runs statements in one transaction that is committed exactly once, and is on the disk when this resolves.
   *
   * @returns the rows of each statement
   * @throws {StoreError} when the database does not answer
   */
  batch(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>
}
