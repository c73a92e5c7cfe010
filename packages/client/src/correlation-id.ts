/** A random id, which distinguishes writes in logs. Pages without TLS have no `crypto.randomUUID`. */
export function newCorrelationId(): string {
  return Math.random().toString(36).slice(2)
}

/**
 * A correlation id as the value of a header: for `fetch` it is a string of bytes, and the service reads these bytes as UTF-8.
 *
 * @throws {TypeError} when it holds a character that no header may hold, such as a line break
 */
export function correlationHeader(correlationId: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(correlationId))
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(bytes))
    throw new TypeError('correlationId must not hold control characters.')
  return bytes
}
