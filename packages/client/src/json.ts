/** Parsed JSON; undefined for text that is not JSON, and without a text. */
export function parsed(text: string | undefined): unknown {
  try {
    // The cast is safe: JSON.parse throws for undefined.
    return JSON.parse(text as string)
  } catch {
    // The text is not JSON.
  }
}

/** The content of a body: parsed JSON, or else its text. */
export function jsonOrText(text: string | undefined): unknown {
  const json = parsed(text)
  return json === undefined ? text : json
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a string that can be a cursor in a query. With a lone surrogate it cannot: `encodeURIComponent` throws. */
export function isCursor(value: unknown): value is string {
  return typeof value === 'string' && /^\P{Surrogate}+$/u.test(value)
}
