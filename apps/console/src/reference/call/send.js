import { noteRefusal, session } from '../session/session.js'
import { errorBodyOf } from './error-body.js'
import { openStream } from './live-stream.js'

const longestWait = 60_000
const tooLate = new Error(`The service did not answer within ${longestWait / 1_000} seconds.`)
const redirected = 'The service answered with a redirect, which a page cannot read. The curl command can.'

/**
 * Sends a call.
 *
 * @param leaving an AbortController, which cancels the request and ends its stream. Its reason is the `failure`
 * @param earlier the messages that a stream continues, see `openStream`
 * @returns the answer: its status, headers, text, size and duration; `stream` instead of a text for Server-Sent Events;
 *   `failure` if no answer arrived
 */
export async function send({ method, url, headers, body }, leaving, earlier) {
  const start = performance.now()
  const token = session.get()?.token
  const timeout = setTimeout(() => leaving.abort(tooLate), longestWait)
  try {
    // Without `omit` the browser asks for a name and a password when the token endpoint refuses a secret.
    const answer = await fetch(url, {
      ...{ method, headers: encoded(headers), body, signal: leaving.signal },
      ...{ credentials: 'omit', redirect: 'manual' },
    })
    if (answer.type === 'opaqueredirect') return { failure: redirected }
    const common = {
      status: answer.status,
      statusText: answer.statusText,
      headers: [...answer.headers].toSorted(),
      hadToken: headers.Authorization !== undefined,
    }
    if (
      common.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/event-stream'))
    )
      return {
        ...common,
        milliseconds: performance.now() - start,
        stream: openStream(answer.body, leaving, earlier),
      }
    const text = await answer.text()
    const milliseconds = performance.now() - start
    if (answer.status === 401 && common.hadToken)
      noteRefusal(token, errorBodyOf({ ...common, text }).message ?? '')
    return { ...common, milliseconds, text, bytes: new TextEncoder().encode(text).length }
  } catch {
    return { failure: failureOf(leaving.signal) }
  } finally {
    clearTimeout(timeout)
  }
}

/** `fetch` sends each character of a header as one byte, and the service decodes the bytes as UTF-8. */
function encoded(headers) {
  const bytes = text => String.fromCharCode(...new TextEncoder().encode(text))
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, bytes(value)]))
}

const failureOf = ({ aborted, reason }) =>
  aborted ? reason.message : `The service at ${location.origin} does not answer. Check that it runs.`
