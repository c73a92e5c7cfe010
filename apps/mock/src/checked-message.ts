import {
  bodyFault,
  choices,
  eventTypes,
  shown,
  type Violation,
  validate,
  wholeBodyFault,
} from '@tenant-api/contract'
import { errorMessage, exampleEvent, isRecord, merged, type PushedMessage } from '@tenant-api/simulator'
import { refuseViolations } from './check-request.ts'
import { invalidRequest, type Refusal } from './refusal.ts'

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
export function wrongProperty(name: string, end: string, code: Violation['code'] = 'invalid'): Refusal {
  const path = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return invalidRequest(bodyFault([{ path, code, message: end }]))
}
