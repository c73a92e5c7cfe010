import type { IncomingMessage } from 'node:http'
import type { Answer, EventStreams, Pushed, Resources, UnknownMessage } from '@tenant-api/documented-answers'
import { checkedMessage, invalidBody, isRecord } from './checked-message.ts'
import type { ChosenAnswer, ChosenAnswers } from './chosen-answers.ts'
import { preferenceApplied, preferences } from './preference.ts'
import { methodNotAllowed, Refusal } from './refusal.ts'
import { readBody } from './request-body.ts'

/** The state that the mock's own paths change. */
interface Controlled {
  readonly streams: EventStreams
  readonly answers: ChosenAnswers
  readonly resources: Resources
}

const methods: ReadonlyMap<string, readonly string[]> = new Map([
  ['/__mock/answers', ['POST', 'DELETE']],
  ['/__mock/cut', ['POST']],
  ['/__mock/events', ['POST']],
  ['/__mock/resources', ['DELETE']],
])

/**
 * Answers requests to the mock's own paths, with which a developer or a test controls subscriptions and answers. The requests need
 * no token.
 *
 * @throws {Refusal} 404 for an unknown path, 405 for a wrong method, and 400, 413 or 415 for an invalid body
 */
export async function answerControl(
  { streams, answers, resources }: Controlled,
  path: string,
  request: IncomingMessage,
  askForBody: () => void,
): Promise<Answer> {
  const allowed = methods.get(path)
  if (!allowed) throw new Refusal(404, 'not_found', 'There is nothing at this path.')
  if (!allowed.includes(request.method ?? '')) throw methodNotAllowed(request.method, allowed)
  if (path === '/__mock/cut') return json({ streams: streams.cut() })
  if (path === '/__mock/resources') return json({ forgotten: resources.reset() })
  if (request.method === 'DELETE') return json({ removed: answers.reset() })
  const body = await readBody(request, { requestMediaTypes: ['application/json'] }, askForBody)
  // The cast is safe: `choose` checks the body.
  if (path === '/__mock/answers') return json(answers.choose(body as ChosenAnswer))
  const isLenient = preferences(request.headers.prefer?.toString()).get('handling') === 'lenient'
  if (!isLenient || !isEvent(body)) return json(streams.push(checkedMessage(body)))
  const { headers, ...answer } = json(pushLoosely(streams, body))
  return { ...answer, headers: { ...headers, ...preferenceApplied({ handling: 'lenient' }) } }
}

function json(body: object): Answer {
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body }
}

/** False for heartbeats and errors. They are not part of the log, and must be valid even with `handling=lenient`. */
function isEvent(body: unknown): boolean {
  return !isRecord(body) || (body.type !== 'error' && body.type !== 'offset-only')
}

/** Pushes an event of any type and content that a frame of the stream can carry. */
function pushLoosely(streams: EventStreams, body: unknown): Pushed {
  if (!isRecord(body)) throw invalidBody('The body must be a message: {"type":"user.renamed","event":{}}.')
  try {
    return streams.pushUnknown({ event: {}, ...body } as unknown as UnknownMessage)
  } catch (error) {
    throw error instanceof TypeError ? invalidBody(error.message) : error
  }
}
