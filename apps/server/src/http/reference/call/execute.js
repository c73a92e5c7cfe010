import { missingValues } from '../operation/missing-values.js'
import { change } from '../operation/request-form.js'
import { session } from '../session/session.js'
import { callOf } from './call.js'
import { noteWrite } from './created.js'
import { send } from './send.js'

/**
 * Sends the request of a form, and puts the answer into the form. Sends nothing if a required value is missing, or while an
 * answer is awaited: two clicks must not create two resources.
 */
export async function execute(placed, form) {
  if (form.get().pending) return
  const showsMissing = Object.keys(missingValues(placed, form.get())).length > 0
  change(form, { showsMissing })
  if (showsMissing) return
  const { values, mediaType, bodies, answer: earlier } = form.get()
  const sent = { values, mediaType, bodies }
  const call = callOf(placed, sent, session.get()?.token)
  earlier?.stream?.stop()
  const leaving = new AbortController()
  const pending = { cancel: () => leaving.abort() }
  change(form, { pending })
  const answer = await send(call, leaving)
  // The form was cleared meanwhile. The answer belongs to another client.
  if (form.get().pending !== pending) return
  change(form, { pending: undefined, answer: { ...answer, sent } })
  noteWrite(call, answer)
}
