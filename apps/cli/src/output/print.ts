import { styleText } from 'node:util'
import { printable, type Row, tabSeparated } from './cell.ts'
import { jsonText } from './json-text.ts'
import { tableOf } from './table.ts'

/** True if stdout is a terminal. */
export function isTerminal(): boolean {
  return process.stdout.isTTY === true
}

/** Writes a note for people to stderr, because stdout is only for data. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Styles a text if the stream is a terminal with colors. `styleText` respects NO_COLOR. */
export function styled(
  style: 'dim' | 'green' | 'red' | 'bold',
  text: string,
  stream: NodeJS.WritableStream = process.stderr,
): string {
  return styleText(style, text, { stream })
}

/**
 * Prints a list: a table on a terminal, tab-separated lines without header in a pipe, or a JSON array.
 *
 * @param data the value that `--json` prints; the rows by default
 */
export function printRows(rows: readonly Row[], { json = false, data = rows as unknown } = {}): void {
  if (json) printJson(data)
  else if (rows.length === 0) return
  else if (isTerminal()) process.stdout.write(tableOf(rows, process.stdout.columns))
  else process.stdout.write(rows.map(row => `${tabSeparated(Object.values(row))}\n`).join(''))
}

/** Prints one object: a line for each member, or JSON. */
export function printRecord(record: unknown, { json = false } = {}): void {
  if (json) {
    printJson(record)
    return
  }
  const members = leaves(record)
  const width = Math.max(...members.map(([name]) => name.length))
  const line = ([name, value]: readonly [string, unknown]) =>
    isTerminal()
      ? `${styled('dim', printable(name).padEnd(width), process.stdout)}  ${printable(value)}`
      : tabSeparated([name, value])
  process.stdout.write(members.map(member => `${line(member)}\n`).join(''))
}

export function printJson(value: unknown): void {
  process.stdout.write(`${jsonText(value, process.stdout, isTerminal() ? 2 : undefined)}\n`)
}

/** The values in nested objects, by path: `destination.type`. An array is a single value. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, member]) => leaves(member, path ? `${path}.${name}` : name))
}
