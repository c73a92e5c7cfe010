import {
  bodyFault,
  choices,
  eventTypes,
  listed,
  nearest,
  shown,
  unknownName,
  type Violation,
  validate,
  wholeBodyFault,
} from '@tenant-api/contract'
import {
  answerWithErrors,
  asOperationId,
  documentedAnswer,
  errorMessage,
  eventStream,
  exampleEvent,
  type FieldError,
  faults,
  isErrorPath,
  isRecord,
  merged,
  type PushedMessage,
  pathNoun,
} from '@tenant-api/simulator'
import { type CheckParameters, checkCombinations, refuseViolations } from './check-request.ts'
import { type Operation, publicOperations } from './match-operation.ts'
import { validateHeaderName, validateHeaderValue } from './node-http.ts'
import { isFailure, preferenceOf, unmetOf, type Wanted } from './preference.ts'
import { invalidRequest, Refusal } from './refusal.ts'

/** A choice of an answer that the mock can give. */
interface CheckedChoice {
  readonly operation: Operation
  readonly wanted: Wanted
  /** Milliseconds before the answer. */
  readonly delay: number
  /** The number of requests that get the answer. */
  readonly times: number
  /** Parameters of the path or the query with the values that a request must have, in the order of the alphabet. */
  readonly parameters: CheckedParameters
}

type Given = Readonly<Record<string, unknown>>

const ids = publicOperations.map(({ id }) => id)
const parts = ['status', 'example', 'body', 'headers', 'errors', 'fault', 'delay']
const properties = ['operation', 'parameters', ...parts, 'times']
const longestDelay = 600_000

/**
 * @param faultOf finds the first violation in the parameters of a request
 * @throws {Refusal} 400 for the first wrong property
 */
export function checkedChoice(choice: unknown, faultOf: CheckParameters): CheckedChoice {
  if (!isRecord(choice))
    throw invalidBody('The choice must be an object such as {"operation":"list_event_streams","status":429}.')
  const given: Given = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))
  const unknown = Object.keys(given).find(name => !properties.includes(name))
  if (unknown !== undefined) throw wrongProperty(unknown, unknownName(properties, unknown), 'unknown')
  const { operation: id, delay = 0, times = Number.POSITIVE_INFINITY } = given
  const operation = publicOperations.find(one => one.id === id)
  if (!operation) throw wrong('operation', id, operationsLike(id))
  if (!parts.some(name => name in given))
    throw invalidBody(`The choice must have the property ${listed(parts)}.`)
  const wanted = wantedOf(operation, given)
  if (typeof delay !== 'number' || !(delay >= 0 && delay <= longestDelay))
    throw wrong('delay', delay, `a number of milliseconds from 0 to ${longestDelay}`)
  if (!isTimes(times)) throw wrong('times', times, 'an integer of at least 1')
  const parameters = checkedParameters(operation, given.parameters)
  if (!isFailure(wanted)) refuseUnmatchable(faultOf, operation, parameters)
  return { operation, wanted, delay, times, parameters }
}

/** The operations whose ids are similar to a caller's value, or else all operations. */
function operationsLike(given: unknown): string {
  const meant = typeof given === 'string' ? asOperationId(given) : given
  if (ids.some(id => id === meant)) return `'${meant}'`
  return nearest(ids, meant).length === 0 ? `one of ${listed(ids)}` : choices(ids, meant)
}

function wantedOf(operation: Operation, given: Given): Wanted {
  const headers = 'headers' in given && { headers: checkedHeaders(given.headers) }
  // At most one of these is allowed. A fault also excludes a status.
  const contents = ['example', 'body', 'errors', 'fault'].filter(name => name in given)
  const [first, second = 'fault' in given && 'status' in given && 'status'] = contents
  if (second) throw wrongProperty(second, `cannot be combined with '${first}'`)
  if ('fault' in given) return { ...headers, ...faultOf(operation, given.fault) }
  if ('errors' in given) return { ...headers, ...fieldErrors(operation, given) }
  const { status: code, example } = given
  const [unmet] = unmetOf(operation, { code, example })
  if (unmet) throw wrongProperty(unmet.name === 'code' ? 'status' : unmet.name, unmet.end)
  return {
    ...headers,
    ...preferenceOf(operation, { code, example }),
    ...('body' in given && { body: checkedBody(operation, given) }),
  }
}

function faultOf({ id }: Operation, fault: unknown): Wanted {
  if (fault === 'reset') return { ended: 'reset' }
  if (fault === 'cut' && id !== eventStream.operation) return { ended: 'cut' }
  const stream = faults.find(known => known === fault)
  if (id === eventStream.operation && stream) return { stream }
  if (id === eventStream.operation) throw wrong('fault', fault, listed([...faults, 'reset']))
  throw wrongProperty(
    'fault',
    `must be 'reset' or 'cut', got ${shown(fault)}. Other faults are only for the operation ${eventStream.operation}`,
  )
}

/** The documented error 400 with a list of the invalid parts of a request. */
function fieldErrors({ id, requestMediaTypes }: Operation, { status = 400, errors }: Given): Wanted {
  if (status !== 400) throw wrongProperty('status', `must be 400 with 'errors', got ${shown(status)}`)
  const { body: example } = documentedAnswer(id, { status: 400 })
  if (!isRecord(example) || !('errors' in example))
    throw wrongProperty('errors', `is not for the operation ${id}, whose errors have no list of fields`)
  refuseViolations(validate('Error', { ...example, errors }))
  // The cast is safe: the errors are valid.
  const valid = errors as readonly FieldError[]
  const hasBody = requestMediaTypes.length > 0
  const index = valid.findIndex(({ path }) => !isErrorPath(path) || (path.startsWith('#') && !hasBody))
  const noun = hasBody ? pathNoun : 'the name of a parameter, because the requests have no body'
  const end = `must be ${noun}, got ${shown(valid[index]?.path)}`
  if (index >= 0) refuseViolations([{ path: `/errors/${index}/path`, code: 'pattern', message: end }])
  return { code: 400, body: answerWithErrors(id, valid).body }
}

function isTimes(times: unknown): times is number {
  return (
    typeof times === 'number' && times >= 1 && (Number.isInteger(times) || times === Number.POSITIVE_INFINITY)
  )
}

function wrong(name: string, given: unknown, allowed: string): Refusal {
  return wrongProperty(name, `must be ${allowed}, got ${shown(given)}`)
}

/**
 * Checks a message to push: validates it with an offset and, for missing properties, the values of the example.
 *
 * @throws {Refusal} 400; its message names the wrong property
 */
export function checkedMessage(body: unknown): PushedMessage {
  if (!isRecord(body)) throw invalidBody('The message must be an object such as {"type":"user.created"}.')
  if ('offset' in body) throw wrongProperty('offset', 'is set by the mock')
  const { type, event, error } = body
  const example = exampleEvent(String(type))
  if (!example && type !== 'error' && type !== 'offset-only')
    throw wrongProperty(
      'type',
      `must be ${choices([...eventTypes, 'error', 'offset-only'], type)}, got ${shown(type)}. To send an event of a newer service, use pushUnknown, or \`Prefer: handling=lenient\``,
    )
  const message = {
    ...body,
    offset: 'given by the log',
    ...(example && { event: completed(event, example.event) }),
    ...(type === 'error' && { error: completed(error, errorMessage('').error) }),
  }
  refuseViolations(validate('SubscriptionMessage', message))
  // A copy, so that later changes of the caller's object have no effect.
  return structuredClone(body) as unknown as PushedMessage
}

/** A part of a message, merged into an example. */
function completed(given: unknown, example: object): unknown {
  return isRecord(given) ? merged({ ...example }, given) : (given ?? example)
}

export function invalidBody(message: string): Refusal {
  return invalidRequest(wholeBodyFault(message))
}

/** @param end the error message after the name of the property, such as `is unknown` */
function wrongProperty(name: string, end: string, code: Violation['code'] = 'invalid'): Refusal {
  const path = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return invalidRequest(bodyFault([{ path, code, message: end }]))
}

/**
 * The body of a chosen answer, copied, so that later changes of the caller's object have no effect.
 *
 * @throws {Refusal} 400 for a body that the mock cannot send
 */
function checkedBody({ id }: Operation, { status, body }: Readonly<Record<string, unknown>>): unknown {
  const code = status ?? documentedAnswer(id).status
  if (code === 204) throw wrongProperty('body', 'is not for the status 204, which has no body')
  if (typeof body === 'string') return body
  if (id === eventStream.operation && code === 200)
    throw wrongProperty('body', `must be a text for the status 200 of ${id}, got ${shown(body)}`)
  if (ArrayBuffer.isView(body))
    throw wrongProperty('body', 'must be a text or a value that JSON can express, got bytes')
  let json: string | undefined
  try {
    json = JSON.stringify(body)
  } catch (error) {
    throw wrongProperty(
      'body',
      `must be a text or a value that JSON can express: ${(error as Error).message}`,
    )
  }
  if (json === undefined)
    throw wrongProperty('body', `must be a text or a value that JSON can express, got a ${typeof body}`)
  return JSON.parse(json)
}

/** Headers that must agree with how the mock sends the body. */
const ofTheConnection = ['connection', 'content-length', 'transfer-encoding']

/** @throws {Refusal} 400 for headers that Node cannot send */
function checkedHeaders(headers: unknown): Readonly<Record<string, string>> {
  if (!isRecord(headers)) throw wrongProperty('headers', 'must be an object')
  for (const [name, value] of Object.entries(headers)) {
    const fault = headerFault(name, value)
    if (fault) refuseViolations([{ path: `/headers/${name}`, code: 'invalid', message: fault }])
  }
  // The cast is safe: every value is a string.
  return headers as Readonly<Record<string, string>>
}

function headerFault(name: string, value: unknown): string | undefined {
  if (ofTheConnection.includes(name.toLowerCase())) return 'is set by the mock'
  if (typeof value !== 'string') return `must be a string, got ${shown(value)}`
  try {
    validateHeaderName(name)
  } catch {
    return 'is not a valid name of a header'
  }
  try {
    validateHeaderValue(name, value)
  } catch {
    return 'must be a valid header value'
  }
  return undefined
}

/** Names of parameters, each with its values in the order of the alphabet. */
export type CheckedParameters = readonly (readonly [name: string, values: readonly string[]])[]

/** The values of a parameter, which may be repeated or separated by commas. Their order means nothing. */
export function valuesIn(given: unknown): readonly string[] {
  return [given ?? []]
    .flat()
    .flatMap(value => String(value).split(','))
    .sort()
}

/** The names of the parameters in the path and the query of an operation. */
function parameterNames({ path, query }: Operation): readonly string[] {
  return [...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name), ...Object.keys(query)]
}

/**
 * The parameters that a request must have for a choice to apply.
 *
 * @throws {Refusal} 400 for a parameter that the operation does not have, or a value that no parameter has
 */
function checkedParameters(operation: Operation, given: unknown = {}): CheckedParameters {
  if (!isRecord(given)) throw wrongProperty('parameters', 'must be an object such as {"id":"est_…"}')
  const known = parameterNames(operation)
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  return entries.map(([name, value]) => {
    const isValue = [value].flat().every(one => typeof one === 'string' || typeof one === 'number')
    if (known.includes(name) && isValue) return [name, valuesIn(value)]
    const message = isValue
      ? unknownName(known, name)
      : `must be a string, a number, or a list of them, got ${shown(value)}`
    throw refuseViolations([{ path: `/parameters/${name}`, code: isValue ? 'unknown' : 'type', message }])
  })
}

/** @throws {Refusal} 400 for parameters with which the mock refuses every request */
function refuseUnmatchable(
  faultOf: CheckParameters,
  { id, path, query: types }: Operation,
  parameters: CheckedParameters,
): void {
  const given = Object.fromEntries(parameters)
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(given[name] ?? '')))
  const query = Object.fromEntries(
    parameters
      .filter(([name]) => name in types)
      .map(([name, values]) => [name, types[name] === 'array' ? [...values] : values.join(',')]),
  )
  const fault = faultOf(id, { path: inPath, query, headers: {} })?.errors.find(one => one.path in given)
  if (fault) throw neverMatches(fault.message)
  try {
    checkCombinations(query)
  } catch (error) {
    throw error instanceof Refusal ? neverMatches(error.message) : error
  }
}

/** @param reason why the mock refuses every request with the parameters: a sentence */
function neverMatches(reason: string): Refusal {
  const end = `matches only requests that the mock refuses. ${reason}`
  return wrongProperty('parameters', end.replace(/\.$/, ''))
}
