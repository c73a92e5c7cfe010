import { choices, listed, nearest, shown, unknownName, validate } from '@tenant-api/contract'
import {
  answerWithErrors,
  asOperationId,
  documentedAnswer,
  eventStream,
  type FieldError,
  faults,
  isErrorPath,
  isRecord,
  pathNoun,
} from '@tenant-api/simulator'
import { type CheckParameters, refuseViolations } from './check-request.ts'
import { checkedBody } from './checked-body.ts'
import { checkedHeaders } from './checked-headers.ts'
import { invalidBody, wrongProperty } from './checked-message.ts'
import { type CheckedParameters, checkedParameters, refuseUnmatchable } from './checked-parameters.ts'
import { type Operation, publicOperations } from './match-operation.ts'
import { preferenceOf, unmetOf } from './preference.ts'
import type { Refusal } from './refusal.ts'
import { isFailure, type Wanted } from './wanted-answer.ts'

/** A choice of an answer that the mock can give. */
export interface CheckedChoice {
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
