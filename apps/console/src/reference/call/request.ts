import { session } from '../../session/session.ts'
import type { PlacedOperation } from '../document.ts'
import { errorBodyOf } from '../error-body.ts'
import {
  type Answer,
  change,
  type Input,
  missingValues,
  type RequestForm,
} from '../operation/request-form.ts'
import { noteWrite } from '../operation/suggestions.ts'
import { callOf } from './call.ts'
import { type EarlierMessages, lastOffset, send } from './send.ts'

/**
 * Sends the request of a form, and puts the answer into the form. Sends nothing if a required value is missing, or while an
 * answer is awaited: two clicks must not create two resources. Ends a stream that is open; its messages stay in the page.
 */
export async function execute(placed: PlacedOperation, form: RequestForm): Promise<void> {
  if (form.get().pending) return
  if (lacksValues(placed, form) && !(await isFilledIn(form))) return
  const showsMissing = lacksValues(placed, form)
  change(form, { showsMissing })
  if (showsMissing) return
  const { values, mediaType, bodies, answer: { stream, earlierStream } = {} } = form.get()
  const listened = stream?.state.get().isOpen ? stream : earlierStream
  stream?.stop()
  const note = `Executed again at ${new Date().toLocaleTimeString()}.`
  const earlier = listened && { stream: listened, note }
  const answer = await request(placed, form, { values, mediaType, bodies }, earlier)
  if (answer) change(form, { answer: { ...answer, earlierStream: answer.stream ? undefined : listened } })
}

const lacksValues = (placed: PlacedOperation, form: RequestForm) =>
  Object.keys(missingValues(placed, form.get())).length > 0

/** Waits until the identifiers of the path are filled in. False if the user cancels meanwhile. */
async function isFilledIn(form: RequestForm): Promise<boolean> {
  const { promise: cancelled, resolve } = Promise.withResolvers<'cancelled'>()
  const pending = { since: performance.now(), cancel: () => resolve('cancelled') }
  change(form, { pending })
  const outcome = await Promise.race([form.get().filling, cancelled])
  if (form.get().pending !== pending) return false
  change(form, { pending: undefined })
  return outcome !== 'cancelled'
}

/** Sends the request of a stream that has ended once more, from the last message on. The messages stay in the page. */
export async function resume(placed: PlacedOperation, form: RequestForm): Promise<void> {
  const { pending, answer: ended } = form.get()
  if (pending || !ended?.stream) return
  const { stream, sent } = ended
  const { lines, endedAt } = stream.state.get()
  // The service accepts only one start, and `Last-Event-ID` takes precedence.
  const start = { from: lastOffset(lines) ?? '', from_timestamp: '', 'Last-Event-ID': '' }
  const note = `Ended at ${endedAt?.toLocaleTimeString()}, resumed at ${new Date().toLocaleTimeString()}.`
  const again = { ...sent, values: { ...sent.values, ...start } }
  const answer = await request(placed, form, again, { stream, note })
  if (answer?.stream) change(form, { answer })
  else if (answer) stream.state.set({ ...stream.state.get(), end: `Not resumed. ${reasonOf(answer)}` })
}

function reasonOf(answer: Answer): string {
  if (answer.failure !== undefined) return answer.failure
  return errorBodyOf(answer).message ?? `The service answered ${answer.status} ${answer.statusText}.`
}

/**
 * Sends a request. The form is `pending` until the answer.
 *
 * @returns undefined if the form was cleared before the answer, which then belongs to the previous client
 */
async function request(
  placed: PlacedOperation,
  form: RequestForm,
  sent: Input,
  earlier: EarlierMessages | undefined,
): Promise<Answer | undefined> {
  const call = callOf(placed, sent, session.get()?.token)
  const leaving = new AbortController()
  const pending = { since: performance.now(), cancel: () => leaving.abort(cancelled(placed)) }
  change(form, { pending })
  const outcome = await send(call, leaving, earlier)
  if (form.get().pending !== pending) return undefined
  change(form, { pending: undefined })
  if (outcome.failure === undefined) noteWrite({ url: call.url, status: outcome.status, text: outcome.text })
  return { ...outcome, sent }
}

function cancelled({ method }: PlacedOperation): Error {
  if (method === 'GET') return new Error('You cancelled the request.')
  return new Error('You cancelled the request. The service may still have carried it out.')
}
