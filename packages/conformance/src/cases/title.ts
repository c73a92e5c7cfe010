/** A title with its placeholders replaced: `%s`, `%i` and `%j` by the next value, `$name` by a property of the first value. */
export function titleOf(title: string, values: readonly unknown[]): string {
  const rest = [...values]
  const [first] = values
  const formatted = title.replaceAll(/%([sij])/g, (_, kind: string) => {
    const value = rest.shift()
    return kind === 'j' || (typeof value === 'object' && value !== null)
      ? String(JSON.stringify(value))
      : String(value)
  })
  if (typeof first !== 'object' || first === null) return formatted
  const properties = new Map<string, unknown>(Object.entries(first))
  return formatted.replaceAll(/\$(\w+)/g, (text, name: string) =>
    properties.has(name) ? String(properties.get(name)) : text,
  )
}
