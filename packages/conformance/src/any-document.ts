import { dereference, document, eventStream, operations, validateAnswer } from '@tenant-api/contract'
import { atEnd, describe, skip, test, within } from './cases.ts'
import { documentedRequests } from './documented-requests.ts'
import {
  acceptedExamples,
  acceptedQueries,
  brokenBodies,
  unauthenticated,
  unknownParameters,
} from './examples.ts'
import { call } from './exchange.ts'
import { expect, Violation } from './expect.ts'
import { readFrames } from './frames.ts'
import { type Group, lack, operationsOf, type Target, tokenFor } from './target.ts'
import { open } from './wire.ts'

/** The groups of cases that are derived from the document, for any API. */
export const documentGroups: readonly Group[] = [
  { name: 'authentication', declare: unauthenticated, isQuiet: true },
  { name: 'queries', declare: acceptedQueries, isQuiet: true },
  { name: 'unknown-parameters', declare: unknownParameters, isQuiet: true },
  { name: 'broken-bodies', declare: brokenBodies, isQuiet: true },
  { name: 'examples', declare: acceptedExamples },
  { name: 'event-stream', declare: documentedStream },
]

/** Milliseconds within which a message that the server already has must arrive. */
const messageMs = 10_000
/** Milliseconds of silence after which no more messages are expected. */
const silenceMs = 500

const { operation: id } = eventStream
const { position, lastEventId }: { readonly position: string; readonly lastEventId?: string } =
  eventStream.parameters

interface Message {
  readonly type: string
  readonly offset: string
}

/** Cases for the messages and the resumption of the event stream. Each message is validated against the document. */
function documentedStream(target: Target): void {
  describe('The event stream', () => {
    test('begins with a documented message', async () => {
      const stream = await openStream(target, {})
      await stream.next(messageMs)
    })

    test.unless(lack(target, 'writes')).each(waysToResume())(
      'resumes by %s after any event, without loss or repetition',
      async (_parameter, request) => {
        const all = await events(target)
        if (all.length < 2) skip("the document's example requests cause fewer than two events")
        for (const [index, { offset }] of all.slice(0, -1).entries()) {
          const resumed = await openStream(target, request(offset))
          for (const event of all.slice(index + 1))
            expect(await resumed.nextEvent(), `the event after ${offset}`).toEqual(event)
        }
      },
    )
  })
}

interface StartRequest {
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

type WayToResume = readonly [parameter: string, request: (offset: string) => StartRequest]

/** The documented ways to start after an offset. */
function waysToResume(): readonly WayToResume[] {
  const { method, path } = operations[id]
  const { parameters = [] } = (document.paths[path]?.[method.toLowerCase()] ?? {}) as {
    readonly parameters?: readonly { readonly name: string }[]
  }
  const documented = parameters.map(parameter => dereference(parameter).name)
  const ways: readonly WayToResume[] = [
    ...[position, lastEventId].flatMap((name): WayToResume[] =>
      name === undefined ? [] : [[name, offset => ({ query: `${name}=${encodeURIComponent(offset)}` })]],
    ),
    ['Last-Event-ID', offset => ({ headers: { 'Last-Event-ID': offset } })],
  ]
  return ways.filter(([parameter]) => documented.includes(parameter))
}

/** Sends the example requests of all writes three times. Returns the events that they cause. */
async function events(target: Target): Promise<readonly Message[]> {
  const stream = await openStream(target, {})
  await stream.next(messageMs)
  const writes = operationsOf(target).filter(({ method }) => method !== 'GET')
  for (const operation of [...writes, ...writes, ...writes])
    for (const request of documentedRequests(operation.id))
      await call(target, operation.id, request, tokenFor(target, operation))
  const found: Message[] = []
  for (;;) {
    const message = await stream.next(silenceMs).catch(() => undefined)
    if (!message) return found
    if (message.type !== 'offset-only') found.push(message)
  }
}

async function openStream(target: Target, { query, headers = {} }: StartRequest) {
  const { method, path } = operations[id]
  const operation = operationsOf(target).find(one => one.id === id)
  const token = operation && tokenFor(target, operation)
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const incoming = await open(target.baseUrl, {
    method,
    path: query === undefined ? path : `${path}?${query}`,
    headers: { ...authorization, ...headers },
  })
  atEnd(async () => void incoming.destroy())
  expect(incoming.statusCode, 'the status of the event stream').toBe(200)
  const frames = readFrames(incoming)
  let isFirst = true

  async function next(limitMs: number): Promise<Message> {
    for (;;) {
      const late = () => new Violation(`the event stream must send a message in ${limitMs / 1_000} s`)
      const { value: frame } = await within(limitMs, frames.next(), late)
      if (!frame) throw new Violation('the event stream must not end')
      const answer = { status: 200, headers: incoming.headers, body: frame.message }
      const violations = isFirst ? validateAnswer(id, answer) : []
      isFirst = false
      target.coverage?.add(id, answer, violations)
      expect(violations, 'the violations of the event stream').toEqual([])
      return frame.message
    }
  }

  return {
    next,
    async nextEvent(): Promise<Message> {
      for (;;) {
        const message = await next(messageMs)
        if (message.type !== 'offset-only') return message
      }
    },
  }
}
