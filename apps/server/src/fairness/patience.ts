/**
 * How long a caller waits for the store before it gets a 503, in milliseconds. The rest of the request also takes time, and
 * callers are promised an answer within 5 s.
 */
export const patienceMs = 4_500
/** Time limit for the readiness check, in milliseconds: `/readyz` answers within 2 s. */
export const checkMs = 1_500
