import { expect } from 'vitest'

/** Ignores an error that a request may get when the service dies, and throws any other. @returns its code */
export function expectDeath(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const known = code ?? cause?.code
  expect(String(known), String(error)).toMatch(/^(ECONNRESET|ECONNREFUSED|EPIPE|UND_ERR_SOCKET)$/)
  return known
}
