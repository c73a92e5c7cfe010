import { change } from '../operation/request-form.js'
import { errorBodyOf } from './error-body.js'
import { lastOffset } from './live-stream.js'
import { request } from './request.js'

/** Sends the request of a stream that has ended once more, from the last message on. The messages stay in the page. */
export async function resume(placed, form) {
  const { pending, answer: ended } = form.get()
  if (pending) return
  const { stream, sent } = ended
  const { messages, endedAt } = stream.state.get()
  // The service accepts only one start, and `Last-Event-ID` takes precedence.
  const start = { from: lastOffset(messages), from_timestamp: '', 'Last-Event-ID': '' }
  const note = `Ended at ${endedAt.toLocaleTimeString()}, resumed at ${new Date().toLocaleTimeString()}.`
  const again = { ...sent, values: { ...sent.values, ...start } }
  const answer = await request(placed, form, again, { stream, note })
  if (answer?.stream) change(form, { answer })
  else if (answer) stream.state.set({ ...stream.state.get(), end: `Not resumed. ${reasonOf(answer)}` })
}

const reasonOf = answer =>
  answer.failure ??
  errorBodyOf(answer).message ??
  `The service answered ${answer.status} ${answer.statusText}.`
