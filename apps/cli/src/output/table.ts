import { styleText } from 'node:util'
import { printable, type Row } from './cell.ts'

/**
 * A table with a header. Lines that are wider than the terminal are truncated.
 *
 * @param columns width of the terminal, in characters
 */
export function tableOf(rows: readonly Row[], columns: number): string {
  const names = Object.keys(rows[0] ?? {})
  // Reduce the rows: a call with an argument for each of 150,000 rows would overflow the stack.
  const widths = names.map(name =>
    rows.reduce((width, row) => Math.max(width, printable(row[name]).length), name.length),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  const cut = (text: string) =>
    columns > 1 && text.length > columns ? `${text.slice(0, columns - 1)}…` : text
  const header = styleText('bold', cut(line(names)), { stream: process.stdout })
  return [header, ...rows.map(row => cut(line(names.map(name => printable(row[name])))))]
    .map(text => `${text}\n`)
    .join('')
}
