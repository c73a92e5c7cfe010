import type { RequestHandler } from 'express'

/** Keeps caches from storing an answer, unless a later step allows it. Otherwise browsers would keep a 410 for ever. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  next()
}
