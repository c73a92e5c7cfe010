import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { limits } from '../limits.ts'
import { loggedPath, printable } from '../telemetry/log.ts'

const probes = new Set(['/healthz', '/readyz'])

/**
 * Gives each request an id, in the header `X-Request-ID` and in the log. Logs one line when the request ends: method, path
 * without query, status, duration, client, correlation id. Never logs headers or bodies. A successful health check is logged at
 * level debug. A write of an authenticated client with a correlation id is logged at every LOG_LEVEL except `silent`.
 */
export function requestLog(log: Logger): RequestHandler {
  // The specification promises that the correlation id of a write is recorded, so LOG_LEVEL must not suppress it. But callers that
  // are not authenticated could fill the disk.
  const record = log.level === 'silent' ? log : log.child({}, { level: 'info' })
  return (req, res, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    const { method, path } = req
    res.locals.call = {
      requestId,
      correlationId: correlationId(method, req.headersDistinct['x-correlation-id']),
    }
    res.setHeader('X-Request-ID', requestId)
    res.on('close', () => {
      const { correlationId, operation, caller, claimedClientId, isProved } = res.locals.call
      // Load balancers request these paths about once a second.
      const isQuiet = probes.has(path) && res.statusCode === 200
      const isForced = correlationId !== undefined && (caller !== undefined || isProved === true)
      const recorded = isForced ? record : log
      recorded[isQuiet ? 'debug' : 'info'](
        {
          request_id: requestId,
          correlation_id: correlationId && printable(correlationId),
          method,
          path: loggedPath(path),
          operation: operation?.id,
          client_id: caller?.clientId,
          claimed_client_id: claimedClientId,
          status: res.writableFinished || res.headersSent ? res.statusCode : null,
          completed: res.writableFinished,
          duration_ms: Math.round(performance.now() - startedAt),
        },
        'request',
      )
    })
    next()
  }
}

/** The `X-Correlation-ID` of a write, cut to 64 code points. */
function correlationId(method: string, values: string[] | undefined): string | undefined {
  if (!values || method === 'GET' || method === 'HEAD') return undefined
  return firstCodePoints(values.join(', '), limits.correlationIdCodePoints)
}

/** A histogram of the durations of requests. */
interface Requests {
  startTimer(): (labels: { operation: string; status: string }) => unknown
}

/** Measures the duration of each request by operation and status. Requests without an operation count under `none`. */
export function countRequests({ requests }: { readonly requests: Requests }): RequestHandler {
  return (_req, res, next) => {
    const end = requests.startTimer()
    res.on('close', () => {
      if (res.headersSent)
        end({ operation: res.locals.call.operation?.id ?? 'none', status: String(res.statusCode) })
    })
    next()
  }
}

/** The beginning of a header, decoded as UTF-8. Node gives header bytes as Latin-1. */
export function firstCodePoints(header: string, count: number): string {
  // A code point has up to four bytes.
  const text = Buffer.from(header.slice(0, 4 * count), 'latin1').toString('utf8')
  return Array.from(text).slice(0, count).join('')
}
