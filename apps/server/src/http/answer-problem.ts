import { asDescription, type FieldError, mediaTypeFault, messages } from '@tenant-api/contract'
import type { ErrorRequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { Problem, problem, statusOf } from '../api/problem.ts'
import { StoreError } from '../errors.ts'
import { createOnceAMinute } from '../limiting/once-a-minute.ts'
import { limits } from '../limits.ts'
import { printable } from '../telemetry/log.ts'
import { sendWhileReceiving } from './body.ts'
import { isTokenEndpoint } from './match-operation.ts'

/**
 * Answers an error with the documented body. Logs 5xx errors that have a cause: they are faults of the service or the store.
 * A refusal because of load has no cause. It is not logged here, because callers can provoke it at will. While the store fails,
 * callers without a token could fill the disk with lines, so these are logged once a minute for each operation and code.
 */
export function answerProblem(log: Logger): ErrorRequestHandler {
  const isFirstThisMinute = createOnceAMinute()
  return (error, _req, res, _next) => {
    const found = toProblem(error, res)
    const { requestId, correlationId, caller, isProved, operation } = res.locals.call
    const isFault = statusOf(found.errorCode) >= 500 && found.cause !== undefined
    if (isFault && (caller || isProved || isFirstThisMinute(`${operation?.id} ${found.errorCode}`)))
      log.error(
        { request_id: requestId, correlation_id: correlationId && printable(correlationId), err: error },
        found.message,
      )
    // The status is already sent, so the answer can only be ended.
    if (res.headersSent) res.end()
    else sendProblem(res, found)
  }
}

/** Sends a problem: in the form of RFC 6749 at the token endpoint, and in the documented form everywhere else. */
function sendProblem(res: Response, { errorCode, message: found, headers, errors }: Problem): void {
  const message = shortened(found)
  res.locals.call.errorCode = errorCode
  const { status, body } = problem(errorCode, message)
  const isForToken = isTokenEndpoint(res.req.path)
  if (status === 401 && !isForToken) {
    res.setHeader(
      'WWW-Authenticate',
      `Bearer error="invalid_token", error_description="${message.replaceAll('"', "'")}"`,
    )
  }
  if (status === 503) res.setHeader('Retry-After', '1')
  res.set(headers).status(status)
  if (isForToken) {
    sendWhileReceiving(res, { error: oauthError(status), error_description: asDescription(message) })
  } else sendWhileReceiving(res, errors.length === 0 ? body : { ...body, errors: errors.map(shortenedError) })
}

/** Cuts a message to the documented length. Messages may quote the caller's input. */
function shortened(message: string): string {
  return message.length > limits.messageCharacters
    ? `${message.slice(0, limits.messageCharacters - 1).toWellFormed()}…`
    : message
}

function shortenedError(error: FieldError): FieldError {
  return { ...error, message: shortened(error.message) }
}

/** The OAuth error code for a status (RFC 6749, section 5.2; the codes for 5xx are from section 4.1.2.1). */
function oauthError(status: number): string {
  return status === 503 ? 'temporarily_unavailable' : status >= 500 ? 'server_error' : 'invalid_request'
}

function toProblem(error: unknown, res: Response): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StoreError)
    return new Problem('service_unavailable', messages.ServiceUnavailable.service_unavailable, {
      cause: error,
    })
  if (error instanceof URIError)
    return new Problem('invalid_uri', 'The path is not valid percent-encoded UTF-8.')
  const { status } = error as { status?: number }
  const mediaTypes = res.locals.call.operation?.requestMediaTypes ?? []
  if (status === 415) {
    return new Problem(
      'unsupported_media_type',
      mediaTypeFault(res.req.headers, mediaTypes) ?? 'The Content-Type is not supported.',
    )
  }
  return new Problem('internal_error', messages.InternalError.internal_error, { cause: error })
}
