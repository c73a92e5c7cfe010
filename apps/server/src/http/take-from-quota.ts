import type { Audience } from '@tenant-api/contract'
import type { RequestHandler } from 'express'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'
import { rateLimitHeaders, retryAfter, tooManyRequests } from '../rate-limit-headers.ts'

/** The quota is for people and their scripts; the tenant's own services publish as fast as there are events. */
const limitedAudience: Audience = '/api/v2/'

/** Takes a request from the quota of its client, which by now is known and may call the operation. */
export function takeFromQuota({ quota }: Context): RequestHandler {
  return async (_req, res, next) => {
    const { caller, operation } = res.locals.call
    if (!quota || !caller || operation?.audience !== limitedAudience) return next()
    const state = await quota.take(caller.clientId)
    // On whatever the answer will be, an error that comes later too.
    for (const [name, value] of Object.entries(rateLimitHeaders(state))) res.setHeader(name, value)
    if (!state.isGranted) {
      const seconds = retryAfter(state.nextAt)
      const headers = { 'Retry-After': String(seconds) }
      throw new Problem('too_many_requests', tooManyRequests(seconds), { headers })
    }
    next()
  }
}
