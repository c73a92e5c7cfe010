import type { IncomingMessage } from 'node:http'
import { validate } from '@tenant-api/contract'
import {
  type Answer,
  type EventStreams,
  errorMessage,
  exampleEvent,
  type PushedMessage,
  type UnknownMessage,
} from '@tenant-api/examples'
import { refuseViolations } from './check-request.ts'
import { preferenceApplied, preferences } from './preference.ts'
import { methodNotAllowed, Refusal } from './refusal.ts'
import { readBody } from './request-body.ts'

/**
 * The mock's own paths, by which a front end's developer, or a test, makes something happen: they need no token.
 *
 * @throws {Refusal} 404, 405, and what is wrong with the body
 */
export async function answerControl(
  streams: EventStreams,
  path: string,
  request: IncomingMessage,
  askForBody: () => void,
): Promise<Answer> {
  if (path !== '/__mock/events' && path !== '/__mock/cut')
    throw new Refusal(404, 'not_found', 'There is nothing at this path.')
  if (request.method !== 'POST') throw methodNotAllowed(request.method, ['POST'])
  if (path === '/__mock/cut') return json({ streams: streams.cut() })
  const body = await readBody(request, { requestMediaTypes: ['application/json'] }, askForBody)
  const isLenient = preferences(request.headers.prefer?.toString()).get('handling') === 'lenient'
  if (!isLenient || !isEvent(body)) return json(streams.push(checkedMessage(body)))
  const { headers, ...answer } = json(streams.pushUnknown(looseMessage(body)))
  return { ...answer, headers: { ...headers, ...preferenceApplied({ handling: 'lenient' }) } }
}

function json(body: object): Answer {
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body }
}

/** A message that is as the document says once it has its offset, and from an example what it leaves out. */
function checkedMessage(body: unknown): PushedMessage {
  if (!isRecord(body)) throw invalid('The body must be a message: {"type":"user.created"}.')
  const { type, event, error } = body
  const example = exampleEvent(String(type))
  if (!example && type !== 'error' && type !== 'offset-only')
    throw invalid(
      "The property 'type' is none of the documented values. `Prefer: handling=lenient` pushes what a newer service may send.",
    )
  const message = {
    ...body,
    offset: 'given by the log',
    ...(example && { event: completed(event, example.event) }),
    ...(type === 'error' && { error: completed(error, errorMessage('').error) }),
  }
  refuseViolations(validate('SubscriptionMessage', message))
  return body as unknown as PushedMessage
}

/** What is given of a part of a message, over an example of it. */
function completed(given: unknown, example: object): unknown {
  return isRecord(given) ? { ...example, ...given } : (given ?? example)
}

/** The stream's own messages have no place in the log: they are what the document says, or nothing. */
function isEvent(body: unknown): boolean {
  return !isRecord(body) || (body.type !== 'error' && body.type !== 'offset-only')
}

/** A message of any type and content that still is one frame of the stream. */
function looseMessage(body: unknown): Pick<UnknownMessage, 'type' | 'event'> {
  if (!isRecord(body)) throw invalid('The body must be a message: {"type":"user.renamed","event":{}}.')
  const { type, event = {} } = body
  if (typeof type !== 'string' || !/^[\w.-]{1,128}$/.test(type))
    throw invalid("The property 'type' must be 1 to 128 letters, digits, dots, dashes and underscores.")
  if (!isRecord(event)) throw invalid("The property 'event' must be object.")
  return { type, event }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalid(message: string): Refusal {
  return new Refusal(400, 'invalid_body', message)
}
