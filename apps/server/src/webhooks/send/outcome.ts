/** The outcome of an attempt. */
export type Outcome =
  | { readonly result: 'delivered' }
  /** A later attempt may succeed. */
  | { readonly result: 'failed'; readonly message: string; readonly retryAfter?: number }
  /** The target refuses this event; later attempts would have the same outcome. */
  | { readonly result: 'refused'; readonly message: string }
  /** The target is gone permanently: the stream should be disabled. */
  | { readonly result: 'gone'; readonly message: string }

/** Statuses that blame the request: the same bytes would fail again. */
const refusing = new Set([400, 413, 415, 422])

/** The outcome for a target's status. Redirects are not followed, because they would bypass the address guard. */
export function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { result: 'delivered' }
  const message = `The endpoint answered with status ${status}.`
  if (status === 410) return { result: 'gone', message }
  if (refusing.has(status)) return { result: 'refused', message }
  if (status >= 300 && status < 400)
    return { result: 'refused', message: `${message} Redirects are not followed.` }
  const seconds = secondsOf(retryAfter)
  return seconds === undefined
    ? { result: 'failed', message }
    : { result: 'failed', message, retryAfter: seconds }
}

/** Converts the value of `Retry-After`, which is a number of seconds or a date, to seconds from now. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1_000)
}
