import type { Forge } from '../forged-tokens.ts'

/** A request that must be refused because of its `Authorization` header, and the exact answer. */
export interface RefusedRow {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  readonly errorCode: 'invalid_token' | 'client_not_global'
  /** The complete value of `WWW-Authenticate` (RFC 6750, section 3). */
  readonly challenge: string
}

export const header = ({ kid }: Forge) => ({ typ: 'at+jwt', alg: 'EdDSA', kid })

const refused = (description: string) => `Bearer error="invalid_token", error_description="${description}"`

/** The message for a token whose signature does not verify. */
export const wrongSignature = 'The signature of the access token is wrong. Request a new token.'

/** A row with a correct `Bearer` header and a token that must be refused. */
export function bearer(
  name: string,
  token: string,
  says: string = 'The access token is not valid. Request a new one.',
): RefusedRow {
  return {
    name,
    headers: { Authorization: `Bearer ${token}` },
    errorCode: 'invalid_token',
    challenge: refused(says),
  }
}

/** A row without a bearer token. Its challenge contains no error (RFC 6750, section 3.1). */
export function withoutToken(name: string, headers: Readonly<Record<string, string>>): RefusedRow {
  return { name, headers, errorCode: 'invalid_token', challenge: 'Bearer' }
}
