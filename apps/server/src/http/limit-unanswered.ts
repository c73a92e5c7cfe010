import { eventStream } from '@tenant-api/contract'
import type { RequestHandler } from 'express'
import { Problem } from '../api/problem.ts'
import { FairShares } from '../limiting/fair-shares.ts'
import { limits } from '../limits.ts'

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
