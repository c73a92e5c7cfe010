import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { limits } from '../limits.ts'
import { loggedPath, printable } from '../telemetry/log.ts'

const probes = new Set(['/healthz', '/readyz'])

/**
 * Gives each request an id, in the header `X-Request-ID` and in the log. Logs one line when the request ends: method, path
 * without query, status, duration, client, correlation id. Never logs headers or bodies. A health check is logged at level
 * debug. A write of an authenticated client with a correlation id is logged at every LOG_LEVEL except `silent`.
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
      // Load balancers request these paths about once a second. A change of the answer has a line of its own.
      const isQuiet = probes.has(path) && (res.statusCode === 200 || res.statusCode === 503)
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
  observe(labels: { operation: string; status: string }, seconds: number): void
  startTimer(): (labels: { operation: string; status: string }) => unknown
}

/**
 * Logs and counts the requests that Node refuses before the pipeline sees them: they are too large, late, or not valid HTTP. Node
 * answers them, and then destroys their connection with the error.
 */
export function recordUnreadable(server: Server, log: Logger, { requests }: { readonly requests: Requests }) {
  function record(this: Socket, { code = '' }: NodeJS.ErrnoException): void {
    const status = statusOf(code)
    // A connection that was opened ahead of a request, or by a probe of a port, has not sent a byte.
    if (status === undefined || this.bytesRead === 0) return
    requests.observe({ operation: 'none', status: String(status) }, 0)
    log.info({ status, code }, 'unreadable request')
  }
  server.on('connection', socket => socket.on('error', record))
}

/** The status that Node answers an error of its parser with; undefined for an error of the network. */
function statusOf(code: string): number | undefined {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code.startsWith('HPE_') ? 400 : undefined
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
