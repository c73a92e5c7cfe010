import { styleText } from 'node:util'
import { printable, type Row } from './cell.ts'

/**
 * A table with a header. Lines that are wider than the terminal are truncated.
 *
 * @param columns width of the terminal, in characters
 */
export function tableOf(rows: readonly Row[], columns: number): string {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map(name => Math.max(name.length, ...rows.map(row => printable(row[name]).length)))
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
