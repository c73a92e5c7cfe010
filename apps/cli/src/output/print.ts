import { styleText } from 'node:util'
import width from 'fast-string-truncated-width'

/** True if stdout is a terminal. */
export function isTerminal(): boolean {
  return process.stdout.isTTY === true
}

/** Writes a note for people to stderr, because stdout is only for data. */
export function note(text: string): void {
  process.stderr.write(`${escaped(text)}\n`)
}

/** Writes a text of the service to standard output: unchanged into a pipe or file, without control characters on a terminal. */
export function printText(text: string): void {
  process.stdout.write(isTerminal() ? escaped(text) : text)
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
  let columns = 0
  for (const [name] of leaves(record))
    columns = Math.max(columns, Math.min(longestName, widthOf(printable(name))))
  const line = ([name, value]: readonly [string, unknown]) =>
    isTerminal()
      ? `${styled('dim', padded(printable(name), columns), process.stdout)}  ${printable(value)}`
      : tabSeparated([name, value])
  let lines: string[] = []
  const write = () => {
    process.stdout.write(lines.join(''))
    lines = []
  }
  for (const member of leaves(record)) if (lines.push(`${line(member)}\n`) === linesAtOnce) write()
  write()
}

export function printJson(value: unknown): void {
  process.stdout.write(`${jsonText(value, process.stdout, isTerminal() ? 2 : undefined)}\n`)
}

/** Lines that are written together. */
const linesAtOnce = 1_000
/** Longer names of values do not move all values to the right. */
const longestName = 60
/** Objects within more objects are a single value: the paths of thousands would fill the memory. */
const deepest = 8

/** The values in nested objects, by path: `destination.type`. An array is a single value. One by one, because there may be many. */
function* leaves(value: unknown, path = '', depth = 0): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === deepest)
    yield [path, value]
  else
    for (const name of Object.keys(value)) {
      const member = (value as Readonly<Record<string, unknown>>)[name]
      yield* leaves(member, path ? `${path}.${name}` : name, depth + 1)
    }
}

/**
 * A table with a header. Lines that are wider than the terminal are truncated.
 *
 * @param columns width of the terminal; 0 if unknown
 */
export function tableOf(rows: readonly Row[], columns: number): string {
  const names = Object.keys(rows[0] ?? {})
  const limit = columns > 1 ? columns : widest
  const cellsOf = (row: Row) => names.map(name => cut(printable(row[name]), limit))
  // Reduce the rows: a call with an argument for each of 150,000 rows would overflow the stack.
  const widths = rows.reduce<readonly number[]>(
    (widths, row) => cellsOf(row).map((cell, index) => Math.max(widths[index] ?? 0, widthOf(cell))),
    names.map(name => name.length),
  )
  const line = (cells: readonly string[]) =>
    cut(
      cells
        .map((cell, index) => padded(cell, widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
      limit,
    )
  const header = styleText('bold', line(names), { stream: process.stdout })
  return [header, ...rows.map(row => line(cellsOf(row)))].map(text => `${text}\n`).join('')
}

/** Width of a line on a terminal of unknown width, in columns: the text of one cell must not fill the memory in all rows. */
const widest = 4_000

/** Number of columns that a text takes on a terminal: two for a wide character, none for a combining one. */
function widthOf(text: string): number {
  return isPlain(text) ? text.length : width(text).width
}

/** A text with spaces behind it, up to a number of columns. */
function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)))
}

/** The start of a text, with `…` behind it if the text takes more columns. */
function cut(text: string, columns: number): string {
  // A character of several code points is seldom longer.
  const start = text.slice(0, 10 * columns)
  if (start.length === text.length && widthOf(text) <= columns) return text
  if (isPlain(start)) return `${start.slice(0, columns - 1)}…`
  let [kept, left] = ['', columns - 1]
  for (const { segment } of new Intl.Segmenter().segment(start)) {
    left -= widthOf(segment)
    if (left < 0) break
    kept += segment
  }
  return `${kept}…`
}

/** True for text of ASCII, whose characters take one column each. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text)
}

/** A row of output: its cells by column name. */
export type Row = Readonly<Record<string, unknown>>

/** Joins cells to a line. Control characters in cells become spaces. */
export function tabSeparated(cells: readonly unknown[]): string {
  return cells.map(onOneLine).join('\t')
}

/** A value on one line, without characters that control the terminal. */
export function printable(value: unknown): string {
  return escaped(onOneLine(value))
}

function onOneLine(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}

/** Characters that control a terminal, or change the order in which it shows text. */
const controls = /[\p{Cc}\p{Bidi_Control}]/gu

/** A text of one or more lines, with the escapes of JSON in the place of all other characters that control a terminal. */
export function escaped(text: string): string {
  return text.replace(controls, character =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * A value as JSON text. JSON allows unescaped characters that control a terminal. On a terminal they are escaped too.
 *
 * @param stream where the text is written
 */
export function jsonText(value: unknown, stream: { readonly isTTY?: boolean }, indent?: number): string {
  return shownJson(JSON.stringify(value, null, indent), stream)
}

/** JSON text that may be written to a stream: see {@link jsonText}. */
export function shownJson(text: string, stream: { readonly isTTY?: boolean }): string {
  return stream.isTTY ? escaped(text) : text
}

/** Maximum length of a sentence of the service, in characters. */
const longest = 4_000

/** A sentence of the service or of Node.js on one line, cut if it is long. */
export function oneLine(text: string): string {
  const whole = text.trim()
  const lines = whole
    .slice(0, longest)
    .split('\n')
    .map(line => line.trim())
  return `${lines.filter(line => line !== '').join(' ')}${whole.length > longest ? '…' : ''}`
}
