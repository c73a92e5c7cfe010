import { type IncomingMessage, STATUS_CODES } from 'node:http'
import { type ParsedUrlQuery, parse } from 'node:querystring'
import {
  checkBody,
  checkCombinations,
  checkLooseQuery,
  checkParameters,
  checkTokenRequest,
} from './check-request.ts'
import type { Answer, DocumentedAnswers } from './documented-answer.ts'
import type { EventLog } from './event-log.ts'
import { type Start, startAfter } from './event-stream.ts'
import { matchOperation, type Operation } from './match-operation.ts'
import { pageOf, preferPageStyle } from './page.ts'
import { preferenceApplied, readPreference } from './preference.ts'
import { Refusal } from './refusal.ts'
import { readBody } from './request-body.ts'

/** An answer, and for a subscription what to stream in place of its body. */
export type MockAnswer = Answer & { readonly stream?: Start }

/**
 * Answers requests as the service would, in the order of checks that the document states. `askForBody` is called before a
 * body is read, and not at all where none is.
 */
export function answerRequests(documented: DocumentedAnswers, log: EventLog) {
  return async (request: IncomingMessage, askForBody: () => void): Promise<MockAnswer> => {
    const [path = '', search = ''] = (request.url ?? '').split(/\?(.*)/s)
    const { operation, allowed, isPublic } = matchOperation(request.method ?? '', path)
    try {
      if (!isPublic) checkToken(request)
      checkEncoding(path)
      if (!operation) throw noOperation(request, allowed)
      return await answerOperation(operation, { request, askForBody, path, query: parse(search) })
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(error, operation, /^\/oauth\/token\/?$/.test(path))
      throw error
    }
  }

  async function answerOperation(operation: Operation, call: Call): Promise<MockAnswer> {
    const { request, query } = call
    const preference = readPreference(request.headers.prefer?.toString(), operation)
    const isErrorPreferred = (preference.code ?? 200) >= 400
    if (!isErrorPreferred) await checkRequest(operation, call)
    const answer = await documented.answer(operation, preferPageStyle(preference, operation, query))
    const headers = { ...answer.headers, ...preferenceApplied(preference) }
    if (isErrorPreferred) return { ...answer, headers }
    if (operation.id === 'subscribe_events') {
      const after = startAfter(log, query, request.headers['last-event-id']?.toString())
      const types = [query.event_type ?? []].flat()
      return { ...answer, headers, stream: { after, types, endsAtOnce: preference.example === 'error' } }
    }
    if (!Object.hasOwn(operation.query, 'take')) return { ...answer, headers }
    return pageOf({ ...answer, headers }, await documented.answer(operation), query)
  }

  async function checkRequest(
    operation: Operation,
    { request, askForBody, path, query }: Call,
  ): Promise<void> {
    const body = await readBody(request, operation, askForBody)
    checkLooseQuery(operation, query)
    checkParameters(operation, await documented.parameterFaults(operation, path.replace(/\/$/, ''), query))
    checkCombinations(query)
    if (operation.id === 'issue_token') checkTokenRequest(body)
    checkBody(operation, body)
  }

  /** The documented answer of this status, told of this request; written here where no operation documents it. */
  async function answerRefusal(
    refusal: Refusal,
    operation: Operation | undefined,
    isToken: boolean,
  ): Promise<Answer> {
    const { status, errorCode, message } = refusal
    const answer = operation
      ? await documented.answer(operation, { code: status })
      : { status, headers: ownHeaders(isToken) }
    const body = isToken
      ? { error: tokenErrors.includes(errorCode) ? errorCode : 'invalid_request', error_description: message }
      : { statusCode: status, error: STATUS_CODES[status], message, errorCode }
    return { status, headers: { ...answer.headers, ...refusal.headers }, body }
  }
}

interface Call {
  readonly request: IncomingMessage
  readonly askForBody: () => void
  /** Still encoded. */
  readonly path: string
  readonly query: ParsedUrlQuery
}

const tokenErrors: readonly string[] = ['unsupported_grant_type', 'invalid_target']

function ownHeaders(isToken: boolean): Record<string, string> {
  return { 'Content-Type': 'application/json', ...(isToken && { 'Cache-Control': 'no-store' }) }
}

/** Any token will do, as long as it is one. */
function checkToken({ headersDistinct }: IncomingMessage): void {
  const [value, ...others] = headersDistinct.authorization ?? []
  if (value === undefined) throw unauthorized('An access token is required.', 'Bearer')
  if (others.length > 0 || !/^Bearer +\S+$/i.test(value)) {
    throw unauthorized('The Authorization header must hold one Bearer token.', 'Bearer error="invalid_token"')
  }
}

function unauthorized(message: string, challenge: string): Refusal {
  return new Refusal(401, 'invalid_token', message, { 'WWW-Authenticate': challenge })
}

function checkEncoding(path: string): void {
  try {
    if (!/%2f/i.test(path) && decodeURIComponent(path)) return
  } catch {
    throw new Refusal(400, 'invalid_uri', 'The path is not valid percent-encoded UTF-8.')
  }
  throw new Refusal(400, 'invalid_uri', 'The path holds an encoded slash.')
}

function noOperation({ method }: IncomingMessage, allowed: readonly string[]): Refusal {
  return allowed.length === 0
    ? new Refusal(404, 'not_found', 'There is nothing at this path.')
    : new Refusal(405, 'method_not_allowed', `The method ${method} is not allowed at this path.`, {
        Allow: allowed.join(', '),
      })
}
