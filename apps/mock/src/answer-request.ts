import type { IncomingMessage } from 'node:http'
import { type ParsedUrlQuery, parse } from 'node:querystring'
import { checkParametersOf, type OpenApiDocument } from '@tenant-api/contract'
import {
  type Answer,
  askedStart,
  checkpointError,
  documentedAnswer,
  type EventLog,
  type EventStreams,
  operations,
  type PathParameters,
  pageOf,
  plainAnswer,
  type Query,
  type Resources,
  resultsOf,
  type Start,
  startOf,
  streamValues,
} from '@tenant-api/documented-answers'
import { checkScope, issueToken, readToken, tokenRequest } from './access-token.ts'
import { answerRefusal } from './answer-refusal.ts'
import {
  checkBody,
  checkCombinations,
  checkEncoding,
  checkParameters,
  checkTokenRequest,
} from './check-request.ts'
import type { ChosenAnswers } from './chosen-answers.ts'
import { answerControl } from './control.ts'
import { matchOperation, type Operation } from './match-operation.ts'
import { type Preference, preferenceApplied, readPreference } from './preference.ts'
import { generatedBody } from './prism.ts'
import { publicPage } from './public-page.ts'
import { methodNotAllowed, Refusal } from './refusal.ts'
import { readBody } from './request-body.ts'

/** An answer. For a subscription, `stream` replaces the body: it says where the events start. */
export type MockAnswer = Answer & { readonly stream?: Start }

/** The state on which answers depend. */
export interface World {
  readonly log: EventLog
  readonly streams: EventStreams
  readonly answers: ChosenAnswers
  readonly resources: Resources
  /** The document that the mock serves. */
  readonly document: OpenApiDocument
}

interface Call {
  readonly request: IncomingMessage
  readonly askForBody: () => void
  /** The path, still percent-encoded. */
  readonly path: string
  readonly parameters: PathParameters
  readonly query: ParsedUrlQuery
  /** The query, unparsed. */
  readonly search: string
}

/**
 * Returns a function that answers requests as the service does, with the checks in the documented order. It calls `askForBody`
 * right before it reads a body.
 */
export function answerRequests({ log, streams, answers, resources, document }: World) {
  const parameterFault = checkParametersOf(document)
  return async (request: IncomingMessage, askForBody: () => void): Promise<MockAnswer> => {
    const [path = '', search = ''] = (request.url ?? '').split(/\?(.*)/s)
    const { operation, parameters, allowed, isPublic } = matchOperation(request.method ?? '', path)
    try {
      if (path.startsWith('/__mock/'))
        return await answerControl({ streams, answers, resources }, path, request, askForBody)
      const claims = isPublic ? {} : readToken(request)
      checkEncoding(path)
      const page = publicPage(document, request.method ?? '', path, addressOf(request))
      if (page) return page
      if (!operation) throw noOperation(request, allowed)
      const preference = await preferenceFor(request, operation)
      if ((preference.code ?? 200) >= 400)
        return withPreference(preferredAnswer(operation, preference), preference, request)
      checkScope(claims, operation)
      return await answerOperation(operation, preference, {
        request,
        askForBody,
        path,
        parameters,
        query: parse(search),
        search,
      })
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(error, operation, /^\/oauth\/token\/?$/.test(path))
      throw error
    }
  }

  /** Reads the preference in the `Prefer` header. Without the header, takes the answer chosen through `/__mock/answers`. */
  async function preferenceFor({ headers: { prefer } }: IncomingMessage, operation: Operation) {
    if (prefer === undefined) return answers.next(operation)
    return readPreference(prefer.toString(), operation)
  }

  async function answerOperation(
    operation: Operation,
    preference: Preference,
    call: Call,
  ): Promise<MockAnswer> {
    const { request, parameters, search } = call
    const input = await checkRequest(operation, call)
    // The cast is safe: `checkRequest` has refused repeated paging parameters.
    const query = call.query as Query
    const preferred = withPreference(preferredAnswer(operation, preference, query), preference, request)
    const body = preference.dynamic ? await generatedBody(operation, preferred.status) : preferred.body
    const answer = { ...preferred, ...(body !== undefined && { body }) }
    const isExample = preference.dynamic === undefined && preference.example === undefined
    switch (operation.id) {
      case 'subscribe_events':
        return streaming(answer, streamOf(request, new URLSearchParams(search), preference))
      case 'issue_token':
        if (!isExample || answer.status !== 200) return answer
        return { ...answer, body: issueToken(tokenRequest(input, request), addressOf(request)) }
      case 'get_authorization_server_metadata':
        return isExample ? { ...answer, body: ofThisServer(answer.body, request) } : answer
      default: {
        const asked = { parameters, query, input }
        if (Object.keys(preference).length === 0) return resources.answer(operation.id, asked)
        const isPage =
          'pageSize' in operations[operation.id] && (preference.dynamic ?? query.from !== undefined)
        if (!isPage) return answer
        return checkpointError(operation.id, query) ?? pageOf(operation.id, preferred, asked, resultsOf(body))
      }
    }
  }

  function streamOf(
    request: IncomingMessage,
    query: URLSearchParams,
    { stream: fault }: Preference,
  ): Start | Answer {
    const lastEventId = request.headers['last-event-id']?.toString()
    const start = startOf(log, askedStart(query, lastEventId))
    if ('status' in start) return start
    return { ...start, types: streamValues(query, 'types'), fault }
  }

  /** @returns the parsed body */
  async function checkRequest(
    operation: Operation,
    { request, askForBody, path, query }: Call,
  ): Promise<unknown> {
    const body = await readBody(request, operation, askForBody)
    checkParameters(parameterFault, operation, { path, query, headers: request.headers })
    checkBody(operation, body)
    checkCombinations(query)
    if (operation.id === 'issue_token') checkTokenRequest(body)
    return body
  }
}

/** The preferred answer of the document, or the default answer. */
function preferredAnswer({ id }: Operation, { code, example }: Preference, query: Query = {}): Answer {
  const plain = plainAnswer(id, query)
  if (example === undefined && (code ?? plain.status) === plain.status) return plain
  return documentedAnswer(id, { ...(code && { status: code }), ...(example && { example }) })
}

/** Adds the header that lists the preferences that were met, if the request has the header `Prefer`. */
function withPreference(answer: Answer, preference: Preference, request: IncomingMessage): Answer {
  if (request.headers.prefer === undefined) return answer
  return { ...answer, headers: { ...answer.headers, ...preferenceApplied(preference) } }
}

/** Returns an answer that streams from `start`. If `start` is an error answer, returns it unchanged. */
function streaming(answer: Answer, start: Start | Answer): MockAnswer {
  return 'status' in start ? start : { ...answer, stream: start }
}

/** The metadata of the authorization server, with the address of this mock. */
function ofThisServer(metadata: unknown, request: IncomingMessage): unknown {
  const { issuer } = operations.get_authorization_server_metadata.responses[200].examples.metadata
  return JSON.parse(JSON.stringify(metadata).replaceAll(issuer, addressOf(request)))
}

/** The address that the caller used. Behind a proxy or in a container, only the caller knows it. */
function addressOf({ headers }: IncomingMessage): string {
  return `http://${headers.host}`
}

function noOperation({ method }: IncomingMessage, allowed: readonly string[]): Refusal {
  return allowed.length === 0
    ? new Refusal(404, 'not_found', 'There is nothing at this path.')
    : methodNotAllowed(method, allowed)
}
