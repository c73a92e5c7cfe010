import type { Reply } from '@tenant-api/contract'
import type { RequestHandler } from 'express'
import { claimedClientId } from '../auth/token-request.ts'
import type { Context } from '../context.ts'
import type { RateLimitVerdict } from '../rate-limit-policies/rate-limits.ts'
import { retryAfter, setRateLimitHeaders, tooManyRequests } from './rate-limit-headers.ts'
import { replySender } from './send-reply.ts'

/**
 * Enforces the rate limit policies at the token endpoint, as soon as a request has told whose it claims to be: hashing its
 * secret is what costs, and what somebody who guesses secrets wants done.
 */
export function limitTokenRequests(context: Context): RequestHandler {
  const { clients, rateLimits } = context
  const sendReply = replySender(context)
  return async (req, res, next) => {
    const { call } = res.locals
    if (call.operation?.id !== 'issue_token') return next()
    const id = claimedClientId(req.body, req.headersDistinct.authorization?.join())
    if (id === null) return next()
    const client = await clients.find(id)
    if (client) call.claimedClientId = id
    const verdict = await rateLimits?.judge('oauth_authentication_api', {
      id,
      isKnown: client !== null,
      isThirdParty: client?.isThirdParty ?? false,
    })
    if (!verdict) return next()
    setRateLimitHeaders(res, verdict)
    if (verdict.refusal) sendReply('issue_token', refuse(verdict.refusal, verdict.resetsAt), res)
    else next()
  }
}

function refuse(refusal: NonNullable<RateLimitVerdict['refusal']>, resetsAt: number): Reply<'issue_token'> {
  if (refusal !== 'block')
    return { status: 302, headers: { 'Cache-Control': 'no-store', Location: refusal.redirectUri } }
  const seconds = retryAfter(resetsAt)
  return {
    status: 429,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': seconds },
    body: { error: 'too_many_requests', error_description: tooManyRequests(seconds) },
  }
}
