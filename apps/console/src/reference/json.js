/** The value of a JSON text; undefined for any other text. */
export function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A JSON text with line breaks and indentation. Any other text stays as it is. */
export function prettyJson(text) {
  const value = parsed(text)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}
