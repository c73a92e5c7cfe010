import { operations } from '@tenant-api/contract'
import cors, { type CorsOptions, type CorsRequest } from 'cors'
import { hasBody } from './body.ts'

/** How long a browser may cache a preflight answer. Without a cache, nearly every request would need a preflight. */
const maxAgeSeconds = 600

/** A handler of Express, and also of a server without an app. */
export type AllowOrigins = ReturnType<typeof cors>

/**
 * Lets pages of the given origins call the API and read its errors and streams (the CORS protocol of the Fetch Standard).
 * Without origins, CORS is off: a preflight is an OPTIONS request like any other.
 */
export function allowOrigins(origins: '*' | readonly string[]): AllowOrigins {
  if (origins.length === 0) return (_req, _res, next) => next()
  const options: CorsOptions = {
    origin: origins === '*' ? '*' : [...origins],
    methods: [...new Set(Object.values(operations).map(({ method }) => method))],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'Last-Event-ID', 'X-Correlation-ID'],
    exposedHeaders: [
      'ETag',
      'Link',
      'X-Next-Checkpoint',
      'Retry-After',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'WWW-Authenticate',
      'X-Request-ID',
      'Deprecation',
      'Sunset',
    ],
    maxAge: maxAgeSeconds,
  }
  const answerPreflight = cors(options)
  const allow = cors({ ...options, preflightContinue: true })
  return (req, res, next) => (isPreflight(req) ? answerPreflight : allow)(req, res, next)
}

/**
 * Whether a request is a preflight, which has no body. Other OPTIONS requests must get 405, but the `cors` package would answer them
 * too.
 */
function isPreflight(req: CorsRequest): boolean {
  const { method, headers } = req
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined &&
    !hasBody(req)
  )
}
