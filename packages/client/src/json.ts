/** Parsed JSON; undefined where the text is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a body holds: parsed JSON, or else its text. */
export function jsonOrText(text: string | undefined): unknown {
  const json = parsed(text ?? '')
  return json === undefined ? text : json
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for text that can be sent back in a query. One half of a surrogate pair has no encoding: `encodeURIComponent` throws. */
export function isCursor(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !/\p{Surrogate}/u.test(value)
}
