import type { IncomingMessage } from 'node:http'
import { type ParsedUrlQuery, parse } from 'node:querystring'
import type { OpenApiDocument } from '@tenant-api/contract'
import { type Answer, type Caller, type PathParameters, withHeaders } from '@tenant-api/simulator'
import { checkScope, readToken } from './access-token.ts'
import { type AnswerState, addressOf, answerOperation, type MockAnswer } from './answer-operation.ts'
import type { Arrival } from './arrival.ts'
import {
  type CheckParameters,
  checkBody,
  checkCombinations,
  checkEncoding,
  checkParameters,
  checkTokenRequest,
} from './check-request.ts'
import { valuesIn } from './checked-choice.ts'
import type { FoundChoice } from './chosen-answers.ts'
import { answerControl, type Controlled } from './control.ts'
import { indexPage } from './index-page.ts'
import { matchOperation, type Operation } from './match-operation.ts'
import { isFailure, preferenceApplied, readPreference, type Wanted, wantedAnswer } from './preference.ts'
import type { Forwarded, Recorder } from './recording/recorder.ts'
import type { Replay, Replayed } from './recording/replay.ts'
import { answerRefusal, methodNotAllowed, Refusal } from './refusal.ts'
import { readBody, readBytes } from './request-body.ts'
import { delayAnswer } from './request-record.ts'

/** The state of a mock. */
interface World extends AnswerState, Controlled {
  /** The document that the mock serves. */
  readonly document: OpenApiDocument
  /** Finds the first violation in the parameters of a request, by that document. */
  readonly parameterFault: CheckParameters
  /** Answers all requests but those to the mock's own paths. */
  readonly recorder: Recorder | undefined
  /** Answers the requests that it has, unless another answer is chosen. */
  readonly replay: Replay | undefined
}

/** What a request gets: an answer, or a broken connection. */
interface Outcome {
  /** Headers to add to the answer, or to replace in it. */
  readonly headers?: Readonly<Record<string, string>>
  /** How the connection ends instead of with the whole answer. */
  readonly ended?: 'reset' | 'cut'
  /** Absent if the connection is to be broken. */
  readonly answer?: MockAnswer
  /** The answer of the upstream, instead. */
  readonly forwarded?: Forwarded
  /** The answer of the recording, instead. */
  readonly replayed?: Replayed
  /** True if the recording does not have the request. */
  readonly isSimulated?: boolean
  /** Sentences about preferences that the mock ignores. */
  readonly ignored?: readonly string[] | undefined
  /** True for an answer that was chosen through `/__mock/answers`. */
  readonly isChosen?: boolean
  /** The parsed body of the request; undefined if it has none, or if the mock refuses it before or because of its body. */
  readonly body?: unknown
}

/** A body that has been read. */
interface ReadBody {
  /** The parsed body; undefined if there is none, or if it is refused. */
  readonly value?: unknown
  readonly refusal?: Refusal
}

/**
 * Returns a function that answers requests as the service does, with the checks in the documented order. It rejects with the reason
 * of the signal, if the signal aborts before the answer.
 */
export function answerRequests(world: World) {
  return async (request: IncomingMessage, arrival: Arrival): Promise<Outcome> => {
    const { askForBody, arrived, signal } = arrival
    const { method = '', url = '' } = request
    const { prefer } = request.headers
    const [path = '', search = ''] = url.split(/\?(.*)/s)
    const { operation, parameters, allowed, isPublic } = matchOperation(method, path)
    let body: ReadBody = {}
    let caller = callerOf(request, arrival, {})
    try {
      const index = indexPage(request, path)
      if (index) return { answer: index }
      if (path.startsWith('/__mock/'))
        return { answer: await answerControl(world, path, request, askForBody) }
      if (world.recorder) return await world.recorder.answer(request, arrival)
      const replayed = await replayedAnswer(request, arrival, operation, { search, parameters })
      if (replayed) return { replayed }
      const claims = isPublic ? {} : readToken(request)
      caller = callerOf(request, arrival, claims)
      checkEncoding(path)
      const page = publicPage(world.document, method, path, addressOf(request))
      if (page) return { answer: page }
      if (!operation) throw noOperation(method, allowed)
      checkScope(claims, operation)
      body = await bodyOf(request, operation, askForBody)
      signal.throwIfAborted()
      // By default Node ignores all parameters after the first 1,000.
      const query = parse(search, '&', '=', { maxKeys: 0 })
      // Until the choice is taken, nothing waits: so no two requests can take the same choice.
      const { wanted, ignored, choice } = wantedOf(request, operation, { ...query, ...parameters })
      arrived(body.value, choice !== undefined)
      if (!isFailure(wanted)) checkRequest(operation, { path, query, headers: request.headers }, body)
      const { headers, ended } = wanted
      const isSimulated = world.replay && prefer === undefined && !choice
      const outcome = {
        ...{ ignored, isChosen: choice !== undefined, body: body.value },
        ...(isSimulated && { isSimulated }),
        ...(headers && { headers }),
        ...(ended && { ended }),
      }
      if (choice) {
        choice.take()
        await delayAnswer(choice.delay, signal)
      }
      if (ended === 'reset') return outcome
      const answer = isFailure(wanted)
        ? wantedAnswer(operation, wanted)
        : await answerOperation(world, operation, wanted, {
            ...{ request, parameters, search, caller },
            input: body.value,
          })
      return { ...outcome, answer: completed(answer, wanted, request) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const answer = answerRefusal(error, operation, /^\/oauth\/token\/?$/.test(path))
      if (operation) world.resources.log(operation.id, caller, answer)
      return { answer, body: body.value, ...(world.replay && { isSimulated: true }) }
    }
  }

  /** The recorded answer to a request without a chosen one. */
  async function replayedAnswer(
    request: IncomingMessage,
    { askForBody, arrived }: Arrival,
    operation: Operation | undefined,
    { search, parameters }: { readonly search: string; readonly parameters: PathParameters },
  ): Promise<Replayed | undefined> {
    if (!world.replay || request.headers.prefer !== undefined) return undefined
    const given = { ...parse(search, '&', '=', { maxKeys: 0 }), ...parameters }
    if (operation && world.answers.find(operation, name => valuesIn(given[name]))) return undefined
    // Too large a body is refused later, by the documented order of the checks.
    const bytes = await readBytes(request, askForBody).catch(() => undefined)
    const replayed = bytes && world.replay.answer(request, bytes)
    if (replayed) arrived(replayed.body)
    return replayed
  }

  /** Reads the header `Prefer` of a request. Without the header, finds the answer chosen through `/__mock/answers`. */
  function wantedOf(
    { headers: { prefer } }: IncomingMessage,
    operation: Operation,
    parameters: ParsedUrlQuery,
  ): { readonly wanted: Wanted; readonly ignored?: readonly string[]; readonly choice?: FoundChoice } {
    if (prefer !== undefined) {
      const { preference, ignored } = readPreference(prefer.toString(), operation)
      return { wanted: preference, ignored }
    }
    const choice = world.answers.find(operation, name => valuesIn(parameters[name]))
    return choice ? { wanted: choice.wanted, choice } : { wanted: {} }
  }

  function checkRequest(
    operation: Operation,
    request: Parameters<CheckParameters>[1] & { readonly query: ParsedUrlQuery },
    { value, refusal }: ReadBody,
  ): void {
    if (refusal) throw refusal
    checkParameters(world.parameterFault, operation, request)
    checkBody(operation, request.headers, value)
    checkCombinations(request.query)
    if (operation.id === 'issue_token') checkTokenRequest(value)
  }
}

/** What the log of the tenant says about a request. The client is known if the mock has issued the token. */
function callerOf(
  { headers, socket }: IncomingMessage,
  { requestId }: Arrival,
  { client_id: clientId }: ReturnType<typeof readToken>,
): Caller {
  return {
    requestId,
    clientId: typeof clientId === 'string' ? clientId : undefined,
    correlationId: headers['x-correlation-id']?.toString(),
    ip: socket.remoteAddress,
    userAgent: headers['user-agent'],
  }
}

/** Reads a body before it is known whether a wrong one is to be refused. */
async function bodyOf(...given: Parameters<typeof readBody>): Promise<ReadBody> {
  try {
    return await readBody(...given)
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
}

/** Adds to the answer of a request with the header `Prefer` the list of the preferences that were met. */
function completed(answer: MockAnswer, wanted: Wanted, request: IncomingMessage): MockAnswer {
  const isMet = request.headers.prefer !== undefined && (answer.status < 400 || answer.status === wanted.code)
  return isMet ? withHeaders(answer, preferenceApplied(wanted)) : answer
}

function noOperation(method: string, allowed: readonly string[]): Refusal {
  return allowed.length === 0
    ? new Refusal(404, 'not_found', 'There is nothing at this path.')
    : methodNotAllowed(method, allowed)
}

/**
 * Answers the service's paths that are not operations of the document: health checks, and the document itself. Returns undefined
 * for other paths.
 *
 * @throws {Refusal} 405
 */
function publicPage(
  document: OpenApiDocument,
  method: string,
  path: string,
  baseUrl: string,
): Answer | undefined {
  const body = publicBody(document, path, baseUrl)
  if (!body) return undefined
  if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(method, ['GET', 'HEAD'])
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body }
}

function publicBody(document: OpenApiDocument, path: string, baseUrl: string): object | undefined {
  if (path === '/healthz') return { status: 'ok' }
  if (path === '/readyz') return { status: 'ok', writes: 'ok' }
  if (path === '/openapi.json') return servedAt(baseUrl, document)
  return undefined
}

/** The document with this address in place of the example address: of the server, and of its token endpoint. */
function servedAt(baseUrl: string, document: OpenApiDocument): object {
  const servers = [{ url: baseUrl, description: 'The mock that serves this document.' }]
  const here = (key: string, value: unknown) =>
    key === 'tokenUrl' ? baseUrl + new URL(String(value)).pathname : value
  return JSON.parse(JSON.stringify({ ...document, servers }, here))
}
