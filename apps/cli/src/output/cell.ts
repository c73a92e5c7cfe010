/** A row of what is printed: a cell for each column. */
export type Row = Readonly<Record<string, unknown>>

/** One line of cells; a tab or line break in a cell would end it. */
export function tabSeparated(cells: readonly unknown[]): string {
  return cells.map(printable).join('\t')
}

/** A value on one line. Control characters could take over a terminal. */
export function printable(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced.
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}
