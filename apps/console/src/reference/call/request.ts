import { readableTime } from '../../controls/time.tsx'
import { session } from '../../session/session.ts'
import { isStream, needsToken, type Parameter, type PlacedOperation } from '../document.ts'
import { errorBodyOf } from '../error-body.ts'
import {
  type Answer,
  change,
  formMediaType,
  type Input,
  missingValues,
  type RequestForm,
  type Value,
} from '../operation/request-form.ts'
import { noteWrite } from '../operation/suggestions.ts'
import {
  type Call,
  type EarlierMessages,
  lastOffset,
  type Outcome,
  send,
  takePlace,
  tooManyStreams,
} from './send.ts'

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
  const note = `Executed again at ${readableTime(Date.now())}.`
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
  // The service accepts only one start, and the last two take precedence.
  const start = { from: lastOffset(lines) ?? '', from_timestamp: '', lastEventId: '', 'Last-Event-ID': '' }
  const note = `Ended at ${endedAt && readableTime(endedAt.getTime())}, resumed at ${readableTime(Date.now())}.`
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
  const outcome = await (isStream(placed.operation)
    ? sendInPlace(call, leaving, earlier)
    : send(call, leaving, earlier))
  if (form.get().pending !== pending) return undefined
  change(form, { pending: undefined })
  if (outcome.failure === undefined) noteWrite({ url: call.url, status: outcome.status, text: outcome.text })
  return { ...outcome, sent }
}

/** Sends the request of a stream, if a place for it is free. The stream keeps the place until it ends. */
async function sendInPlace(...[call, leaving, earlier]: Parameters<typeof send>): Promise<Outcome> {
  const free = await takePlace()
  if (!free) return { failure: tooManyStreams }
  const outcome = await send(call, leaving, earlier)
  const { state } = outcome.stream ?? {}
  if (state?.get().isOpen) state.subscribe(() => state.get().isOpen || free())
  else free()
  return outcome
}

function cancelled({ method }: PlacedOperation): Error {
  if (method === 'GET') return new Error('You cancelled the request.')
  return new Error('You cancelled the request. The service may still have carried it out.')
}

/**
 * The request that a form describes. A missing path parameter is `{name}`.
 *
 * @param token the access token of the session, if there is one
 */
export function callOf(placed: PlacedOperation, input: Input, token?: string): Call {
  const { method, path, operation, parameters } = placed
  const { values, mediaType = '', bodies } = input
  const given = parameters.flatMap(parameter => {
    const value = values[parameter.name] ?? ''
    return value.length > 0 ? [{ parameter, value }] : []
  })
  const inPlace = (place: Parameter['in']) => given.filter(({ parameter }) => parameter.in === place)
  const query = inPlace('query').flatMap(({ parameter, value }) => queryPairs(parameter, value))
  const filledIn = inPlace('path').reduce(
    (template, { parameter: { name }, value }) =>
      template.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )
  const { fields: entered, text = '' } = bodies[mediaType] ?? {}
  const fields = entered && Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''))
  const body = fields ? String(new URLSearchParams(fields)) : text.trim() === '' ? undefined : text
  return {
    method,
    url: location.origin + filledIn + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: {
      ...Object.fromEntries(inPlace('header').map(({ parameter, value }) => [parameter.name, String(value)])),
      ...(body !== undefined && { 'Content-Type': mediaType }),
      ...(needsToken(operation) && token && { Authorization: `Bearer ${token}` }),
    },
    body,
    fields: mediaType === formMediaType ? fields : undefined,
  }
}

/** The value of a query parameter, in the style `form`. A list is one value with commas, unless `explode` is true. */
function queryPairs({ name, explode = true, allowReserved }: Parameter, value: Value): readonly string[] {
  const items = [value].flat().map(item => encoded(item, allowReserved))
  return explode ? items.map(item => `${name}=${item}`) : [`${name}=${items.join(',')}`]
}

/** With `allowReserved` the characters stay that have no meaning in a query: a time remains readable. */
function encoded(text: string, allowReserved = false): string {
  const all = encodeURIComponent(text)
  return allowReserved ? all.replaceAll(/%(?:2C|2F|3A|3B|40)/g, decodeURIComponent) : all
}
