import { type Audience, eventStream } from '@tenant-api/contract'
import type { RequestHandler, Response } from 'express'
import { Problem, rateLimitHeaders, retryAfter, tooManyRequests } from '../api/problem.ts'
import { FairShares } from '../limiting/fair-shares.ts'
import type { Quota, QuotaState } from '../limiting/quota.ts'
import { limits } from '../limits.ts'

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
    setHeaders(res, state)
    if (!state.isGranted) {
      const seconds = retryAfter(state.nextAt - performance.now())
      const headers = { 'Retry-After': String(seconds) }
      throw new Problem('too_many_requests', tooManyRequests(seconds), { headers })
    }
    next()
  }
}

/**
 * Counts a large answer as one request for each `limits.quotaRequestBytes` that it begins: to read and send it costs as much.
 *
 * @throws {StoreError} when the store cannot answer
 */
export function chargeQuota(quota: Quota | null): (res: Response, bytes: number) => Promise<void> {
  return async (res, bytes) => {
    const { caller, operation } = res.locals.call
    const more = Math.ceil(bytes / limits.quotaRequestBytes) - 1
    if (more < 1 || !quota || !caller || operation?.audience !== limitedAudience) return
    setHeaders(res, await quota.charge(caller.clientId, more))
  }
}

function setHeaders(res: Response, state: QuotaState): void {
  for (const [name, value] of Object.entries(rateLimitHeaders(state))) res.setHeader(name, value)
}

/**
 * Divides the unanswered requests fairly among clients. A connection with such a request is never closed to make room. So without
 * this limit a client could hold all connections with bodies that it never completes. Subscriptions have a limit of their own.
 */
export function limitUnanswered(): RequestHandler {
  const shares = new FairShares(limits.clientsUnansweredRequests)
  return (_req, res, next) => {
    const { caller, operation } = res.locals.call
    // A response that closed while its token was checked would never release its share.
    if (!caller || operation?.id === eventStream.operation || res.closed) return next()
    const { clientId } = caller
    if (!shares.take(clientId, 1))
      throw new Problem(
        'service_unavailable',
        'This client has too many unanswered requests. Wait for their answers first.',
      )
    res.once('close', () => shares.release(clientId, 1))
    next()
  }
}
