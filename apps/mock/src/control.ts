import type { IncomingMessage } from 'node:http'
import { jsonMember, parseTokens } from '@tenant-api/contract'
import {
  type Answer,
  type EventStreams,
  faults,
  isRecord,
  type Pushed,
  type Resources,
  type UnknownMessage,
} from '@tenant-api/simulator'
import { checkedMessage, invalidBody } from './checked-choice.ts'
import type { ChosenAnswers } from './chosen-answers.ts'
import { ownPaths } from './index-page.ts'
import { publicOperations } from './match-operation.ts'
import { answersOf, preferenceApplied, preferences } from './preference.ts'
import type { Replay } from './recording/replay.ts'
import { methodNotAllowed, Refusal } from './refusal.ts'
import { readBody } from './request-body.ts'
import type { PendingRequests, RequestRecord } from './request-record.ts'

/** The state that the mock's own paths change. */
export interface Controlled {
  readonly streams: EventStreams
  readonly answers: ChosenAnswers
  readonly resources: Resources
  readonly record: RequestRecord
  readonly pending: PendingRequests
  readonly replay: Pick<Replay, 'reset'> | undefined
}

/**
 * Brings a mock back to its first state: no choices, pushed events, recorded requests, open streams and pending requests, and the
 * resources of the seed or the examples.
 */
export function reset({ pending, streams, answers, resources, record, replay }: Controlled): void {
  pending.breakOff()
  streams.reset()
  answers.reset()
  resources.reset()
  record.reset()
  replay?.reset()
}

/**
 * Answers requests to the mock's own paths, with which a developer or a test controls subscriptions and answers. The requests need
 * no token.
 *
 * @throws {Refusal} 404 for an unknown path, 405 for a wrong method, and 400, 413 or 415 for an invalid body
 */
export async function answerControl(
  controlled: Controlled,
  path: string,
  request: IncomingMessage,
  askForBody: () => void,
): Promise<Answer> {
  const { streams, answers, resources, record } = controlled
  const methods = new Map(Object.entries<object>(ownPaths)).get(path)
  if (!methods) throw new Refusal(404, 'not_found', 'There is nothing at this path.')
  const allowed = Object.keys(methods)
  if (!allowed.includes(request.method ?? '')) throw methodNotAllowed(request.method, allowed)
  if (path === '/__mock/requests') return json({ requests: record.requests() })
  if (path === '/__mock/reset') {
    reset(controlled)
    return { status: 204, headers: {} }
  }
  if (path === '/__mock/cut') return json({ streams: streams.cut() })
  if (path === '/__mock/resources') return json({ forgotten: resources.reset() })
  if (request.method === 'DELETE') return json({ removed: answers.reset() })
  if (request.method === 'GET') return json(possibleAnswers(answers))
  const { value: body, text = '' } = await readBody(
    request,
    { requestMediaTypes: ['application/json'] },
    askForBody,
  )
  if (path === '/__mock/answers') return json(answers.choose(body))
  const isLenient = preferences(request.headers.prefer?.toString()).get('handling') === 'lenient'
  if (!isLenient || !isEvent(body)) return json(streams.push(withTokens(checkedMessage(body), text)))
  const { headers, ...answer } = json(pushLoosely(streams, withTokens(body, text)))
  return { ...answer, headers: { ...headers, ...preferenceApplied({ handling: 'lenient' }) } }
}

function json(body: object): Answer {
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body }
}

/** A message whose data is sent as it came: with all digits of its numbers. @param text the JSON of the message */
function withTokens<Message>(message: Message, text: string): Message {
  const data = jsonMember(text, 'event', 'data')
  if (data === undefined || !isRecord(message)) return message
  return { ...message, event: { ...Object(message.event), data: parseTokens(data) } }
}

/** False for heartbeats and errors. They are not part of the log, and must be valid even with `handling=lenient`. */
function isEvent(body: unknown): boolean {
  return !isRecord(body) || (body.type !== 'error' && body.type !== 'offset-only')
}

/** Pushes an event of any type and content that a frame of the stream can carry. */
function pushLoosely(streams: EventStreams, body: unknown): Pushed {
  if (!isRecord(body))
    throw invalidBody('The message must be an object such as {"type":"user.renamed","event":{}}.')
  try {
    return streams.pushUnknown({ event: {}, ...body } as unknown as UnknownMessage)
  } catch (error) {
    throw error instanceof TypeError ? invalidBody(error.message) : error
  }
}

/** The body of `GET /__mock/answers`: the answers that each operation can have, and its choices. */
function possibleAnswers(chosenAnswers: ChosenAnswers): object {
  const entries = publicOperations.map(operation => {
    const answers = answersOf(operation).map(({ status, examples }) => [status, examples])
    const chosen = chosenAnswers.of(operation.id)
    const request = `${operation.method} ${operation.path}`
    return [
      operation.id,
      { request, answers: Object.fromEntries(answers), ...(chosen.length > 0 && { chosen }) },
    ]
  })
  return { operations: Object.fromEntries(entries), faults: [...faults, 'reset'] }
}
