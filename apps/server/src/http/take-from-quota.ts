import type { Audience } from '@tenant-api/contract'
import type { RequestHandler } from 'express'
import { Problem } from '../api/problem.ts'
import { rateLimitHeaders, retryAfter, tooManyRequests } from '../api/rate-limit-headers.ts'
import type { Quota } from '../limiting/quota.ts'

/** The audience whose requests count against the quota. The tenant's own services publish events without a quota. */
const limitedAudience: Audience = '/api/v2/'

/**
 * Counts an authorized request against the quota of its client, and refuses it if the quota is used up.
 *
 * @param quota limits the calls to the administrative API; null if this limit is turned off
 */
export function takeFromQuota(quota: Quota | null): RequestHandler {
  return async (_req, res, next) => {
    const { caller, operation } = res.locals.call
    if (!quota || !caller || operation?.audience !== limitedAudience) return next()
    const state = await quota.take(caller.clientId)
    // Set the headers now, so that later errors have them too.
    for (const [name, value] of Object.entries(rateLimitHeaders(state))) res.setHeader(name, value)
    if (!state.isGranted) {
      const seconds = retryAfter(state.nextAt - performance.now())
      const headers = { 'Retry-After': String(seconds) }
      throw new Problem('too_many_requests', tooManyRequests(seconds), { headers })
    }
    next()
  }
}
