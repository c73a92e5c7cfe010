import { expect } from 'vitest'

/** Expects an error that a request may get when the service is killed, and returns its code. @throws for any other error */
export function expectDeath(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const known = code ?? cause?.code
  expect(String(known), String(error)).toMatch(/^(ECONNRESET|ECONNREFUSED|EPIPE|UND_ERR_SOCKET)$/)
  return known
}
