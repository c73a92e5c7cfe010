import { missingValues } from '../operation/missing-values.js'
import { change } from '../operation/request-form.js'
import { request } from './request.js'

/**
 * Sends the request of a form, and puts the answer into the form. Sends nothing if a required value is missing, or while an
 * answer is awaited: two clicks must not create two resources. Ends a stream that is open; its messages stay in the page.
 */
export async function execute(placed, form) {
  if (form.get().pending) return
  if (lacksValues(placed, form) && !(await isFilledIn(form))) return
  const showsMissing = lacksValues(placed, form)
  change(form, { showsMissing })
  if (showsMissing) return
  const { values, mediaType, bodies, answer: { stream, earlierStream } = {} } = form.get()
  const listened = stream?.state.get().isOpen ? stream : earlierStream
  stream?.stop()
  const answer = await request(
    placed,
    form,
    { values, mediaType, bodies },
    listened && { stream: listened, note: `Executed again at ${new Date().toLocaleTimeString()}.` },
  )
  if (answer) change(form, { answer: { ...answer, earlierStream: answer.stream ? undefined : listened } })
}

const lacksValues = (placed, form) => Object.keys(missingValues(placed, form.get())).length > 0

/** Waits until the identifiers of the path are filled in. False if the user cancels meanwhile. */
async function isFilledIn(form) {
  const { promise: cancelled, resolve } = Promise.withResolvers()
  const pending = { since: performance.now(), cancel: () => resolve('cancelled') }
  change(form, { pending })
  const outcome = await Promise.race([form.get().filling, cancelled])
  if (form.get().pending !== pending) return false
  change(form, { pending: undefined })
  return outcome !== 'cancelled'
}
