/** A row of output: its cells by column name. */
export type Row = Readonly<Record<string, unknown>>

/** Joins cells to a line. Control characters in cells become spaces. */
export function tabSeparated(cells: readonly unknown[]): string {
  return cells.map(printable).join('\t')
}

/** A value on one line. Control characters become spaces, because they could control the terminal. */
export function printable(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}
