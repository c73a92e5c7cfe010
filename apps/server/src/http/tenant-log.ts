import type { Request, RequestHandler, Response } from 'express'
import { limits } from '../limits.ts'
import { type About, isWrite, type NewLogEntry } from '../logs/entries.ts'
import type { LogSums } from '../logs/sums.ts'
import { addressOf } from './caller-address.ts'
import { firstCodePoints } from './request-log.ts'

/** The entry of the tenant's log for a change by a request, which is answered with `status`. */
export function changeEntry(req: Request, res: Response, status: number, about: About): NewLogEntry {
  const { operation, correlationId, requestId } = res.locals.call
  if (!operation || !isWrite(operation.id))
    throw new Error('only operations that change something have entries')
  return {
    kind: 'change',
    operation: operation.id,
    ...clientOf(res),
    ...about,
    status,
    count: 1,
    ...(correlationId && { correlation_id: correlationId }),
    request_id: requestId,
    ...callerOf(req),
  }
}

/**
 * Sums refused writes, issued tokens and wrong secrets, once the answer is sent: so the time of an answer to a wrong secret does not
 * reveal that the client exists. Callers that are not known have no entries.
 */
export function sumRequests(sums: LogSums): RequestHandler {
  return (req, res, next) => {
    // The socket loses its address when the caller disconnects.
    const caller = callerOf(req)
    res.on('close', () => {
      if (!res.headersSent) return
      const { operation, verified, claimedClientId, isProved, errorCode } = res.locals.call
      const { statusCode: status } = res
      if (!operation || !isWrite(operation.id)) return
      const entry = { operation: operation.id, ...clientOf(res), status, count: 1, ...caller }
      if (verified && status >= 400)
        sums.add({ kind: 'refusal', ...entry, ...(errorCode && { error_code: errorCode }) })
      if (claimedClientId === undefined) return
      if (isProved && status === 200) sums.add({ kind: 'token', ...entry })
      if (!isProved && status === 401) sums.add({ kind: 'refusal', ...entry }, 'hour')
    })
    next()
  }
}

function clientOf(res: Response): Pick<NewLogEntry, 'client'> {
  const { verified, claimedClientId, clientName } = res.locals.call
  const id = verified?.clientId ?? claimedClientId
  return id === undefined ? {} : { client: { id, ...(clientName !== undefined && { name: clientName }) } }
}

/** The address of the caller and the user agent of a request. */
function callerOf(req: Request): Pick<NewLogEntry, 'ip' | 'user_agent'> {
  const ip = addressOf(req)
  const given = req.headersDistinct['user-agent']?.join(', ')
  const agent = given && firstCodePoints(given, limits.userAgentCodePoints)
  return { ...(ip && { ip }), ...(agent && { user_agent: agent }) }
}
