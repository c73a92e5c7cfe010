import { messages } from '@tenant-api/contract'
import type { Request } from 'express'
import { Problem } from '../api/problem.ts'

/**
 * Returns the Bearer token of a request, which must have exactly one.
 *
 * @throws {Problem} `invalid_token`
 */
export function bearerToken(req: Request): string {
  const values = req.headersDistinct.authorization ?? []
  if (values.length === 0)
    throw new Problem('invalid_token', messages.Unauthorized.missing_token, { headers: challenge() })
  if (values.length > 1)
    throw new Problem('invalid_token', 'The Authorization header is given more than once.')
  const [, token] = /^Bearer +([^\s]+)$/i.exec(values[0] ?? '') ?? []
  if (!token)
    throw new Problem('invalid_token', 'The Authorization header must hold a Bearer token.', {
      headers: challenge(),
    })
  return token
}

/** The challenge for a request without a token: it must not contain an error code (RFC 6750, section 3.1). */
function challenge(): Record<string, string> {
  return { 'WWW-Authenticate': 'Bearer' }
}
