import { type Audience, messages } from '@tenant-api/contract'
import type { RequestHandler } from 'express'
import { Problem } from '../api/problem.ts'
import { audiences } from '../auth/access-token.ts'
import type { KnownClients } from '../auth/clients.ts'
import type { VerifiedTokens } from '../auth/verify-token.ts'
import { bearerToken } from './bearer-token.ts'

/** Verifies the access token of every request, except for public operations (RFC 6750, section 2.1). */
export function verifyToken(verifiedTokens: VerifiedTokens): RequestHandler {
  return async (req, res, next) => {
    const { call } = res.locals
    if (call.operation?.audience !== null) call.verified = await verifiedTokens.verify(bearerToken(req))
    next()
  }
}

/** Finds the client that a verified token names, and sets the caller. Refuses clients that may not call the API of the path. */
export function authenticate(knownClients: KnownClients): RequestHandler {
  return async (req, res, next) => {
    const { call } = res.locals
    const caller = call.verified
    if (!caller) return next()
    const client = await knownClients.find(caller.clientId)
    if (!client) throw new Problem('invalid_token', 'The client of this access token does not exist.')
    call.clientName = client.name
    if (client.disabledAt !== null)
      throw new Problem('invalid_token', 'The client of this access token is disabled.')
    const audience = call.operation?.audience ?? audienceOf(req.path) ?? caller.audiences[0]
    if (!caller.audiences.some(granted => granted === audience)) {
      throw new Problem('invalid_token', `The access token must be issued for the audience ${audience}.`)
    }
    if (audience === '/api/v2/' && !client.isGlobal) {
      throw new Problem('client_not_global', messages.Unauthorized.client_not_global)
    }
    call.caller = caller
    next()
  }
}

/** The required audience of a token for a path without an operation; null outside the two APIs. */
function audienceOf(path: string): Audience | null {
  return audiences.find(audience => path.startsWith(audience)) ?? null
}
