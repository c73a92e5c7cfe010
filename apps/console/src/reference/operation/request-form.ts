import { type Observable, observable } from '../../observable.ts'
import type { LiveStream, Outcome } from '../call/send.ts'
import { examplesOf, type MediaType, type PlacedOperation, type Schema } from '../document.ts'
import { errorBodyOf, type FieldError, parsed } from '../error-body.ts'
import { shapeOf } from '../shape.ts'

export const formMediaType = 'application/x-www-form-urlencoded'

/** The value of a parameter. It is a list if the user may choose several values. */
export type Value = string | readonly string[]

/** A body: the fields of a form, or a text, at first that of an example. */
export type Body =
  | { readonly fields: Readonly<Record<string, string>>; readonly text?: never; readonly example?: never }
  | { readonly fields?: never; readonly text: string; readonly example: string }

/** What a request sends. */
export interface Input {
  /** By the names of the parameters. */
  readonly values: Readonly<Record<string, Value>>
  /** Undefined for an operation without a body. */
  readonly mediaType: string | undefined
  /** A body for each media type. */
  readonly bodies: Readonly<Record<string, Body>>
}

export type Answer = Outcome & {
  readonly sent: Input
  /** The messages of an earlier request. */
  readonly earlierStream?: LiveStream | undefined
}

/** A request without an answer. */
export interface PendingRequest {
  /** The time at which it began, in milliseconds of `performance.now`. */
  readonly since: number
  readonly cancel: () => void
}

/** What the user has entered for an operation, and the last answer. */
interface FormState extends Input {
  /** The values that the page has filled in. */
  readonly suggested: Readonly<Record<string, string>>
  /** Ends when the suggestions are filled in. */
  readonly filling?: Promise<void>
  /** True for a parameter without any resource to suggest. */
  readonly lacking: Readonly<Record<string, boolean>>
  /** Whether the last attempt sent nothing, and required values without a value are marked. */
  readonly showsMissing: boolean
  readonly pending?: PendingRequest | undefined
  readonly answer?: Answer
}

export type RequestForm = Observable<FormState>

/** The forms of all operations. A form stays while other views are shown. */
const forms = new Map<PlacedOperation, RequestForm>()

export function formOf(placed: PlacedOperation): RequestForm {
  const form = forms.get(placed) ?? observable(newForm(placed))
  forms.set(placed, form)
  return form
}

/** Cancels all requests, ends all streams, and makes all forms new. */
export function clearForms(): void {
  for (const [placed, form] of forms) {
    const { pending, answer } = form.get()
    form.set(newForm(placed))
    pending?.cancel()
    answer?.stream?.stop()
  }
}

export function change(form: RequestForm, parts: Partial<FormState>): void {
  form.set({ ...form.get(), ...parts })
}

/** Changes the body of the chosen media type. */
export function changeBody(form: RequestForm, body: Body): void {
  const { bodies, mediaType = '' } = form.get()
  change(form, { bodies: { ...bodies, [mediaType]: body } })
}

function newForm({ operation }: PlacedOperation): FormState {
  const contents = Object.entries(operation.requestBody?.content ?? {})
  return {
    values: {},
    suggested: {},
    lacking: {},
    showsMissing: false,
    mediaType: contents[0]?.[0],
    bodies: Object.fromEntries(
      contents.map(([mediaType, content]) => [mediaType, newBody(mediaType, content)]),
    ),
  }
}

function newBody(mediaType: string, content: MediaType): Body {
  const [example] = examplesOf(content)
  if (mediaType === formMediaType)
    return { fields: requiredFields(content.schema, example?.value as Readonly<Record<string, string>>) }
  return { example: example?.name ?? '', text: JSON.stringify(example?.value, null, 2) }
}

/** The required fields of an example. Its other fields name a client that does not exist. */
function requiredFields(schema: Schema, example: Readonly<Record<string, string>>) {
  const required = shapeOf(schema).properties.filter(({ isRequired }) => isRequired)
  return Object.fromEntries(required.map(({ name }) => [name, example[name] ?? '']))
}

/**
 * The required values that a form lacks: an error message for each field, by the name of the field. All other
 * faults are left to the service, so that the page shows the errors that a program would get.
 */
export function missingValues(
  { operation: { requestBody }, parameters }: PlacedOperation,
  { values, mediaType = '', bodies }: Input,
): Readonly<Record<string, string>> {
  const missing = parameters.filter(({ name, required }) => required && !values[name]?.length)
  const names = missing.map(({ name }) => name)
  const { fields, text = '' } = bodies[mediaType] ?? {}
  const content = requestBody?.content[mediaType]
  if (fields && content) names.push(...missingFields(content.schema, fields))
  const faults = Object.fromEntries(names.map(name => [name, `Enter a value for ${name}.`]))
  const lacksBody = !fields && requestBody?.required && text.trim() === ''
  return lacksBody ? { ...faults, body: 'Enter a body. This operation needs one.' } : faults
}

function missingFields(schema: Schema, fields: Readonly<Record<string, string>>): readonly string[] {
  const required = shapeOf(schema).properties.filter(({ isRequired }) => isRequired)
  return required.map(({ name }) => name).filter(name => !fields[name])
}

/** The field errors of the last answer, without those whose value the user has changed since. */
export function answeredErrors(placed: PlacedOperation, form: FormState): readonly FieldError[] {
  const { answer } = form
  if (!answer) return []
  const { errors, description } = errorBodyOf(answer)
  const all = description ? errorsNamedIn(description, placed, answer.sent) : errors
  return all.filter(({ path }) => isUnchanged(path, answer.sent, form))
}

/** The errors of the token endpoint name its parameters in the message only (RFC 6749, section 5.2). */
function errorsNamedIn(
  message: string,
  { operation }: PlacedOperation,
  { mediaType = '', bodies }: Input,
): readonly FieldError[] {
  const content = operation.requestBody?.content[mediaType]
  if (!content) return []
  const prefix = bodies[mediaType]?.fields ? '' : '#/'
  const words = message.split(/\W+/)
  return shapeOf(content.schema)
    .properties.filter(({ name }) => words.includes(name))
    .map(({ name }) => ({ path: `${prefix}${name}`, message }))
}

function isUnchanged(path: string, sent: Input, form: Input): boolean {
  if (!path.startsWith('#')) return valueAt(path, sent) === valueAt(path, form)
  const [before, now] = [bodyText(sent), bodyText(form)]
  if (path === '#') return before === now
  const body = parsed(now)
  // A body that the user is typing is malformed for a moment. The other errors stay meanwhile.
  return body === undefined || textAt(path, parsed(before)) === textAt(path, body)
}

const bodyText = ({ mediaType = '', bodies }: Input) => bodies[mediaType]?.text

const valueAt = (name: string, { values, mediaType = '', bodies }: Input) =>
  values[name] ?? bodies[mediaType]?.fields?.[name] ?? ''

/** The JSON text of the value that a JSON Pointer names. */
function textAt(path: string, body: unknown): string | undefined {
  const names = path.split('/').slice(1).map(decodeURIComponent)
  const value = names.reduce<unknown>(
    (part, name) =>
      (part as Readonly<Record<string, unknown>> | null | undefined)?.[
        name.replaceAll('~1', '/').replaceAll('~0', '~')
      ],
    body,
  )
  return JSON.stringify(value)
}
