import type { RequestHandler } from 'express'
import type { Metrics } from '../metrics/metrics.ts'

/** Measures the duration of each request by operation and status. Requests without an operation count under `none`. */
export function countRequests({ requests }: Metrics): RequestHandler {
  return (_req, res, next) => {
    const end = requests.startTimer()
    res.on('close', () => {
      if (res.headersSent)
        end({ operation: res.locals.call.operation?.id ?? 'none', status: String(res.statusCode) })
    })
    next()
  }
}
