import { operations } from '@tenant-api/contract'
import cors, { type CorsOptions } from 'cors'
import type { Request, RequestHandler } from 'express'

/** How long a browser may keep the answer to a preflight: without it, it asks again before nearly every request. */
const maxAgeSeconds = 600

/**
 * Lets pages of the given origins call the API, and read its errors and its streams as well (the CORS protocol of the Fetch Standard).
 * With no origins there is nothing of it, and a preflight is an OPTIONS request like any other.
 */
export function allowOrigins(origins: '*' | readonly string[]): RequestHandler {
  if (origins.length === 0) return (_req, _res, next) => next()
  const options: CorsOptions = {
    origin: origins === '*' ? '*' : [...origins],
    methods: [...new Set(Object.values(operations).map(({ method }) => method))],
    allowedHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID', 'X-Correlation-ID'],
    exposedHeaders: [
      'Link',
      'Retry-After',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'WWW-Authenticate',
      'X-Request-ID',
    ],
    maxAge: maxAgeSeconds,
  }
  const answerPreflight = cors(options)
  const allow = cors({ ...options, preflightContinue: true })
  return (req, res, next) => (isPreflight(req) ? answerPreflight : allow)(req, res, next)
}

/** The package would answer any OPTIONS request; one that is no preflight is 405 as everywhere. */
function isPreflight({ method, headers }: Request): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  )
}
