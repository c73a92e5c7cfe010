import { expect } from 'vitest'

/** Lets pass what a request comes to when the service dies, and nothing else. @returns its code */
export function expectDeath(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const known = code ?? cause?.code
  expect(String(known), String(error)).toMatch(/^(ECONNRESET|ECONNREFUSED|EPIPE|UND_ERR_SOCKET)$/)
  return known
}
