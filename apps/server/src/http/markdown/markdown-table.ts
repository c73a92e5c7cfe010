/** A table. Vertical bars and line breaks in its cells are escaped. */
export function table(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(names), line(names.map(() => '---')), ...rows.map(line), '']
}
