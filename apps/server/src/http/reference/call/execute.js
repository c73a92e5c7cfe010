import { missingValues } from '../operation/missing-values.js'
import { change } from '../operation/request-form.js'
import { request } from './request.js'

/**
 * Sends the request of a form, and puts the answer into the form. Sends nothing if a required value is missing, or while an
 * answer is awaited: two clicks must not create two resources. Ends a stream that is open; its messages stay in the page.
 */
export async function execute(placed, form) {
  if (form.get().pending) return
  const showsMissing = Object.keys(missingValues(placed, form.get())).length > 0
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
