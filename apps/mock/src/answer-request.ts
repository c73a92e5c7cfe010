import type { IncomingMessage } from 'node:http'
import { parse } from 'node:querystring'
import { checkParametersOf, type OpenApiDocument } from '@tenant-api/contract'
import { withHeaders } from '@tenant-api/documented-answers'
import { checkScope, readToken } from './access-token.ts'
import { addressOf } from './address-of.ts'
import { type AnswerState, answerOperation, type MockAnswer } from './answer-operation.ts'
import { answerRefusal } from './answer-refusal.ts'
import {
  checkBody,
  checkCombinations,
  checkEncoding,
  checkParameters,
  checkTokenRequest,
} from './check-request.ts'
import { answerControl, type Controlled } from './control.ts'
import { indexPage } from './index-page.ts'
import { matchOperation, type Operation } from './match-operation.ts'
import { preferenceApplied, readPreference } from './preference.ts'
import { publicPage } from './public-page.ts'
import { methodNotAllowed, Refusal } from './refusal.ts'
import { readBody } from './request-body.ts'
import { type Wanted, wantedAnswer } from './wanted-answer.ts'

/** The state of a mock. */
export interface World extends AnswerState, Controlled {
  /** The document that the mock serves. */
  readonly document: OpenApiDocument
}

/** What a request gets: an answer, or a broken connection. */
export interface Outcome {
  /** Absent if the connection is to be broken. */
  readonly answer?: MockAnswer
  /** Sentences about preferences that the mock ignores. */
  readonly ignored?: readonly string[]
  /** True for an answer that was chosen through `/__mock/answers`. */
  readonly isChosen?: boolean
  /** The parsed body of the request, if the mock has read it. */
  readonly body?: unknown
}

interface Unchecked {
  readonly request: IncomingMessage
  readonly askForBody: () => void
  /** The path, still percent-encoded. */
  readonly path: string
  /** The query, unparsed. */
  readonly search: string
}

/**
 * Returns a function that answers requests as the service does, with the checks in the documented order. It calls `askForBody`
 * right before it reads a body.
 */
export function answerRequests(world: World) {
  const parameterFault = checkParametersOf(world.document)

  return async (request: IncomingMessage, askForBody: () => void): Promise<Outcome> => {
    const { method = '', url = '' } = request
    const [path = '', search = ''] = url.split(/\?(.*)/s)
    const { operation, parameters, allowed, isPublic } = matchOperation(method, path)
    try {
      const index = indexPage(request, path)
      if (index) return { answer: index }
      if (path.startsWith('/__mock/'))
        return { answer: await answerControl(world, path, request, askForBody) }
      const claims = isPublic ? {} : readToken(request)
      checkEncoding(path)
      const page = publicPage(world.document, method, path, addressOf(request))
      if (page) return { answer: page }
      if (!operation) throw noOperation(method, allowed)
      const { wanted, ...outcome } = await wantedOf(request, operation)
      if (wanted.isReset) return outcome
      if ((wanted.code ?? 200) >= 400)
        return { ...outcome, answer: completed(wantedAnswer(operation, wanted), wanted, request) }
      checkScope(claims, operation)
      const input = await checkRequest(operation, { request, askForBody, path, search })
      const valid = { request, parameters, search, input }
      const answer = await answerOperation(world, operation, wanted, valid)
      return { ...outcome, body: input, answer: completed(answer, wanted, request) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { answer: answerRefusal(error, operation, /^\/oauth\/token\/?$/.test(path)) }
    }
  }

  /** Reads the header `Prefer` of a request. Without the header, takes the answer chosen through `/__mock/answers`. */
  async function wantedOf(
    { headers: { prefer } }: IncomingMessage,
    operation: Operation,
  ): Promise<Omit<Outcome, 'answer'> & { readonly wanted: Wanted }> {
    if (prefer === undefined) {
      const chosen = await world.answers.next(operation)
      return { wanted: chosen ?? {}, isChosen: chosen !== undefined }
    }
    const { preference, ignored } = readPreference(prefer.toString(), operation)
    return { wanted: preference, ignored }
  }

  /** @returns the parsed body */
  async function checkRequest(
    operation: Operation,
    { request, askForBody, path, search }: Unchecked,
  ): Promise<unknown> {
    const query = parse(search)
    const body = await readBody(request, operation, askForBody)
    checkParameters(parameterFault, operation, { path, query, headers: request.headers })
    checkBody(operation, body)
    checkCombinations(query)
    if (operation.id === 'issue_token') checkTokenRequest(body)
    return body
  }
}

/** Adds the wanted headers to an answer and, for a request with the header `Prefer`, the list of the preferences that were met. */
function completed(answer: MockAnswer, { headers, ...wanted }: Wanted, request: IncomingMessage): MockAnswer {
  const isMet = request.headers.prefer !== undefined && (answer.status < 400 || answer.status === wanted.code)
  return withHeaders(answer, { ...(isMet && preferenceApplied(wanted)), ...headers })
}

function noOperation(method: string, allowed: readonly string[]): Refusal {
  return allowed.length === 0
    ? new Refusal(404, 'not_found', 'There is nothing at this path.')
    : methodNotAllowed(method, allowed)
}
