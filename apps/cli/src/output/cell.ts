/** A row of what is printed: a cell for each column. */
export type Row = Readonly<Record<string, unknown>>

/** Joins cells to a line. Control characters in cells become spaces. */
export function tabSeparated(cells: readonly unknown[]): string {
  return cells.map(printable).join('\t')
}

/** A value on one line, without control characters: they could control a terminal. */
export function printable(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced.
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}
