import { type Failure, HttpError, isFailure } from '@tenant-api/client'
import { type ReactNode, useContext } from 'react'
import { isAskedAgain, SessionContext } from '../session/session.ts'
import { Button } from './button.tsx'

interface ProblemProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
}

/** Says what went wrong and what to do next, with a button to try again or to sign in again. */
export function Problem({ error, onRetry }: ProblemProps): ReactNode {
  const { what, next } = explain(error)
  const session = useContext(SessionContext)
  const isRefused = session && isFailure(error) && error.code === 'unauthorized'
  return (
    <div className="problem row apart" role="alert">
      <p>
        <strong>{what}</strong> {next}
      </p>
      {isRefused ? (
        <Button onClick={() => isAskedAgain.set(true)}>Sign in again</Button>
      ) : (
        onRetry && <Button onClick={onRetry}>Try again</Button>
      )}
    </div>
  )
}

/** The script of a view could not be loaded: the service is away, or has another version of the console. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
}

/** An error in one sentence, and what to do next. */
interface Explanation {
  readonly what: string
  readonly next: string
}

function explain(error: unknown): Explanation {
  if (error instanceof ScriptError)
    return {
      what: messageOf(error),
      next: `Check that the service at ${location.host} runs, then try again. After an update of the service, reload the page.`,
    }
  if (!isFailure(error)) return { what: messageOf(error), next: 'Reload the page.' }
  if (error instanceof HttpError && error.errorCode === undefined) return notOfService(error)
  return { what: whatHappened(error), next: nextStep(error) }
}

/** Explains an answer without a documented error code. A proxy or another website has sent it. */
function notOfService({ status }: HttpError): Explanation {
  return status >= 500
    ? {
        what: `The service behind ${location.host} does not answer.`,
        next: 'Check that it runs and that its address is right, then try again.',
      }
    : { what: `The server at ${location.host} does not have this API.`, next: 'Check the address.' }
}

function whatHappened(failure: Failure): string {
  switch (failure.code) {
    case 'network_error':
      return `The service at ${location.host} does not answer.`
    case 'timeout':
      return `The service at ${location.host} has not answered in time.`
    case 'precondition_failed':
      return 'Someone else has changed this since you opened it, so nothing was changed.'
    default:
      return messageOf(failure)
  }
}

function nextStep(failure: Failure): string {
  switch (failure.code) {
    case 'network_error':
    case 'timeout':
      return 'Check that it runs and that your network reaches it, then try again.'
    case 'unauthorized':
      return 'Check the credentials, and sign in again.'
    case 'forbidden':
      return 'Sign in with a client that is granted the scope.'
    case 'not_found':
      return 'It may have been deleted. Go back to the list.'
    case 'precondition_failed':
      return 'Look at the change first, then try again.'
    case 'conflict':
      // The message of the service says what to do first.
      return 'Then try again.'
    case 'too_many_requests':
      return failure.retryAfter ? `Try again in ${failure.retryAfter} s.` : 'Try again in a moment.'
    case 'server_error':
      return failure.requestId
        ? `Try again. If it happens again, look for the request ${failure.requestId} in the log of the service.`
        : 'Try again in a moment.'
    default:
      // The service accepts only tokens of another issuer, which its error message names.
      if (failure instanceof HttpError && failure.errorCode === 'unsupported_grant_type')
        return 'Choose “Access token”, and paste one from there.'
      return 'Change the request, and try again.'
  }
}

function messageOf(error: unknown): string {
  const message = isFailure(error) ? error.detail : error instanceof Error ? error.message : String(error)
  const sentence = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
