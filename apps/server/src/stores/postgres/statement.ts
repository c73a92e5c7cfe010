import { createHash } from 'node:crypto'
import type pg from 'pg'
import { checkReplicated } from './session.ts'
import { encodeText } from './text.ts'

/** A row from the driver. The schema determines the types of its columns. */
export type Row = Record<string, unknown>
export type Value = string | number | boolean | null | Buffer | readonly (string | null)[] | readonly number[]
export type Query = (text: string, values?: readonly Value[]) => Promise<Row[]>

const names = new Map<string, string>()

/**
 * Runs a statement on a connection.
 *
 * @param deadline a time by `performance.now()`
 * @param isNamed whether to use a named statement. Must be false with a pooler that shares sessions, because
 *   the next call may reach a session that lacks the statement.
 * @throws the error of the driver, also when the deadline has passed; the connection is then unusable
 */
export async function run(
  client: pg.PoolClient,
  deadline: number,
  text: string,
  values: readonly Value[] = [],
  isNamed = true,
): Promise<Row[]> {
  const statement = { ...(isNamed && { name: nameOf(text) }), text, values: values.map(encodeValue) }
  const timed = { ...statement, query_timeout: timeLeft(deadline) }
  const { rows } = await client.query<Row>(timed)
  checkReplicated(client)
  return rows
}

/** Runs a command without a result, such as COMMIT. @throws as {@link run} does */
export async function command(client: pg.PoolClient, deadline: number, text: string): Promise<void> {
  const timed = { text, query_timeout: timeLeft(deadline) }
  await client.query(timed)
  checkReplicated(client)
}

/** Milliseconds until the deadline, at least 1: 0 would disable the timeout of `pg`. */
export function timeLeft(deadline: number): number {
  return Math.max(Math.ceil(deadline - performance.now()), 1)
}

/** The name of the prepared statement for a text. A connection parses a named statement only once. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return name
}

function encodeValue(value: Value): unknown {
  if (typeof value === 'string') return encodeText(value)
  return Array.isArray(value) ? value.map(encodeValue) : value
}
