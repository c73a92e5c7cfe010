import { change } from '../operation/request-form.js'
import { session } from '../session/session.js'
import { callOf } from './call.js'
import { noteWrite } from './created.js'
import { send } from './send.js'

/**
 * Sends the request of a form. The form is `pending` until the answer.
 *
 * @param sent what to send: `values`, `mediaType` and `bodies`
 * @param earlier the messages that a stream continues, see `openStream`
 * @returns the answer; undefined if the form was cleared before the answer, which then belongs to the previous client
 */
export async function request(placed, form, sent, earlier) {
  const call = callOf(placed, sent, session.get()?.token)
  const leaving = new AbortController()
  const pending = { since: performance.now(), cancel: () => leaving.abort(cancelled(placed)) }
  change(form, { pending })
  const answer = await send(call, leaving, earlier)
  if (form.get().pending !== pending) return undefined
  change(form, { pending: undefined })
  noteWrite(call, answer)
  return { ...answer, sent }
}

const cancelled = ({ method }) =>
  new Error(
    method === 'GET'
      ? 'You cancelled the request.'
      : 'You cancelled the request. The service may still have carried it out.',
  )
