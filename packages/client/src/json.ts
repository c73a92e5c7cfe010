/** Parsed JSON; undefined for text that is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The text is not JSON.
  }
}

/** The content of a body: parsed JSON, or else its text. */
export function jsonOrText(text: string | undefined): unknown {
  // Text that is not JSON is parsed as undefined, and so is the empty text. Either will do.
  // Stryker disable next-line StringLiteral
  const json = parsed(text ?? '')
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
