import { check } from './checks.ts'

/** A random id that identifies a write in logs. `crypto.randomUUID` is missing on pages without TLS. */
export function newCorrelationId(): string {
  return Math.random().toString(36).slice(2)
}

/**
 * Encodes a correlation id as a header value. `fetch` sends each character as one byte, and the service decodes the bytes as UTF-8.
 *
 * @throws {TypeError} for a character that header values must not contain, such as a line break
 */
export function correlationHeader(correlationId: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(correlationId))
  check(/^[\t\x20-\x7e\x80-\xff]*$/.test(bytes), 'correlationId must be without control characters.')
  return bytes
}
