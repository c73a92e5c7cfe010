/** The state of a limit, for the three headers that describe it. */
export interface LimitState {
  readonly limit: number
  readonly remaining: number
  /** Milliseconds since 1970. */
  readonly resetsAt: number
}

export function rateLimitHeaders({ limit, remaining, resetsAt }: LimitState) {
  return {
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': Math.ceil(resetsAt / 1_000),
  }
}

/** A duration in milliseconds as whole seconds, at least 1, because `Retry-After` has no fractions. */
export function retryAfter(ms: number): number {
  return Math.max(Math.ceil(ms / 1_000), 1)
}

/** The error message for a request over a limit. */
export function tooManyRequests(seconds: number): string {
  return `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
