import type { RequestHandler } from 'express'
import type { Metrics } from '../metrics/metrics.ts'

/** Times each request by its operation and status; what is no operation of the document goes under `none`. */
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
