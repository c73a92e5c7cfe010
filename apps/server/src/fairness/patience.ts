/**
 * How long a caller waits for the store before its 503, in milliseconds. Including the rest of the request, callers get an
 * answer within the promised 5 s.
 */
export const patienceMs = 4_500
/** Time limit for the readiness check, in milliseconds: `/readyz` answers within 2 s. */
export const checkMs = 1_500
