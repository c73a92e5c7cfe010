import { type Audience, eventStream } from '@tenant-api/contract'
import type { RequestHandler, Response } from 'express'
import { Problem, rateLimitHeaders, retryAfter, tooManyRequests } from '../api/problem.ts'
import { FairShares } from '../limiting/fair-shares.ts'
import type { Quota } from '../limiting/quota.ts'
import { limits } from '../limits.ts'
import { networkOf } from './call-state.ts'

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

/** Counts the memory held for each client, and for each network of unauthenticated callers. */
export interface HeldMemory {
  /**
   * Counts bytes as held by the caller of a response until the response is closed and its operation has ended.
   *
   * @returns false if the caller would exceed its share
   */
  hold(res: Response, bytes: number): boolean
}

export function createHeldMemory(): HeldMemory {
  const strangers = new FairShares(limits.strangersBodiesBytes)
  const clients = new FairShares(limits.clientsMemoryBytes, limits.clientMemoryBytes)
  /** For each response, the functions that release the memory held for it. */
  const heldBy = new WeakMap<Response, (() => void)[]>()

  /** Uses `this`, because a closure would let the values of `heldBy` refer to their keys, which takes V8 a tenth of a GET. */
  function releaseAtClose(this: Response): void {
    const releases = heldBy.get(this) ?? []
    const releaseAll = () => {
      for (const release of releases) release()
    }
    // The operation of a caller that disconnects continues. While it waits in a queue, it still holds the body.
    const { work } = this.locals.call
    if (work) work.then(releaseAll, releaseAll)
    else releaseAll()
  }

  return {
    hold(res, bytes) {
      // Nothing is held for a caller that has disconnected.
      if (res.closed || bytes === 0) return true
      const { caller, claimedClientId } = res.locals.call
      // A token request has no caller yet, so its memory counts for the client that it names. Nobody can use
      // up the share of another client, because an answer that is large enough to be counted requires the
      // client's secret.
      const clientId = caller?.clientId ?? claimedClientId
      const [shares, holder] =
        clientId === undefined ? [strangers, networkOf(res.req.socket.remoteAddress)] : [clients, clientId]
      if (!shares.take(holder, bytes)) return false
      const releases = heldBy.get(res) ?? []
      if (releases.length === 0) {
        heldBy.set(res, releases)
        res.once('close', releaseAtClose)
      }
      releases.push(() => shares.release(holder, bytes))
      return true
    },
  }
}
