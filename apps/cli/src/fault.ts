import { type FieldError, HttpError, isFailure } from '@tenant-api/client'
import { CommanderError } from 'commander'
import { CommandError, type ExitName, exitOfStatus, wrongUsage } from './command-error.ts'
import { oneLine } from './output/print.ts'

/** The failure of a command, for people and programs. */
export interface Fault {
  readonly exit: ExitName
  /** An error code of the document, of the client or of the command line. */
  readonly code: string
  /** What is wrong, in one line. */
  readonly message: string
  /** What the user can do about it. */
  readonly next: string
}

/** Converts a thrown error to a fault. */
export function faultOf(error: unknown): Fault {
  if (error instanceof CommandError) {
    const { exit, code, message, next } = error
    return { exit, code, message, next }
  }
  if (error instanceof CommanderError) return faultOf(wrongUsage('The command is incomplete.'))
  if (error instanceof HttpError) return faultOfAnswer(error)
  // The client throws a TypeError for an invalid argument, such as an empty id.
  if (error instanceof TypeError)
    return { exit: 'usage', code: 'wrong_usage', message: oneLine(error.message), next: 'Correct the value.' }
  const message = oneLine(error instanceof Error ? error.message : String(error))
  if (!isFailure(error)) return { exit: 'failed', code: 'failed', message, next: 'Try again, or report it.' }
  if (error.code === 'network_error' || error.code === 'timeout')
    return {
      exit: 'network',
      code: error.code,
      message: `No answer from the service: ${reasonOf(error.cause) ?? message}`,
      next: 'Check the address with `tenant-api doctor`, or name another with --url.',
    }
  const next =
    error.code === 'cursor_expired' ? 'Start again with --from-timestamp.' : 'Run `tenant-api doctor`.'
  return { exit: 'failed', code: error.code, message, next }
}

function faultOfAnswer(error: HttpError): Fault {
  const { status, errorCode, retryAfter, requestId, errors } = error
  const refusedToken = refusedTokens.get(errorCode)
  const exit = refusedToken ? 'scopeMissing' : exitOfStatus(status)
  const report = `Report it${requestId ? ` with the request id ${requestId}` : ''}.`
  const tryAgain =
    retryAfter === undefined
      ? 'Try again later.'
      : `Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`
  const next: Partial<Record<ExitName, string>> = {
    usage: errors.some(isInHelp)
      ? 'Correct the value; --help of the command describes it.'
      : 'Correct the value.',
    notSignedIn: afterUnauthorized(errorCode),
    scopeMissing:
      refusedToken ?? 'Use a client that is granted the scope; `tenant-api whoami` lists what you have.',
    notFound: 'Check the id and the address.',
    conflict: 'Look at the current state of the resource, then try again.',
    rateLimited: tryAgain,
  }
  const ofStatus: Partial<Record<number, string>> = { 413: 'Send less at once.', 503: tryAgain }
  const advice = next[exit] ?? ofStatus[status] ?? report
  const message = oneLine(error.message)
  return {
    exit,
    code: errorCode ?? (error as unknown as { code: string }).code,
    // Without the service's own advice to try again, which the next sentence repeats.
    message: advice === tryAgain ? message.replace(/ Try again( in \d+ seconds?)?\.$/, '') : message,
    next: advice,
  }
}

/** What to do when no token is issued, by error code. The service does not say whether the value is wrong or not granted. */
const refusedTokens: ReadonlyMap<string | undefined, string> = new Map([
  [
    'invalid_scope',
    'Correct the scope, or use a client that is granted it; `tenant-api whoami` lists what you have.',
  ],
  ['invalid_target', 'Correct the audience, or use a client that is granted it.'],
])

/** True if the help describes the violated rule. It describes the schemas of flags, but not properties inside a value. */
function isInHelp({ path, code }: FieldError): boolean {
  return /^(#\/)?\w+$/.test(path) && code !== 'invalid'
}

/** The reason why `fetch` failed: the message of the innermost cause, which comes from the operating system. */
function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  const { code, hostname } = cause as NodeJS.ErrnoException & { hostname?: string }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `the name ${oneLine(String(hostname))} cannot be resolved (${code})`
  return reasonOf(cause.cause) ?? (oneLine(cause.message) || code)
}

/**
 * What to do after an answer with status 401. It depends on the credentials that the command has sent.
 *
 * @param code error code of the answer
 */
export function afterUnauthorized(code: string | undefined): string {
  const { TENANT_API_CLIENT_ID, TENANT_API_CLIENT_SECRET, TENANT_API_TOKEN } = process.env
  if (code === 'invalid_client')
    return TENANT_API_CLIENT_ID && TENANT_API_CLIENT_SECRET
      ? 'Correct TENANT_API_CLIENT_ID or TENANT_API_CLIENT_SECRET.'
      : 'Correct the client id or the secret, with `tenant-api login`.'
  // `login` alone would not help, because TENANT_API_TOKEN overrides the profile.
  if (TENANT_API_TOKEN)
    return 'Set TENANT_API_TOKEN to a valid token, or unset it and sign in with `tenant-api login`.'
  return 'Sign in with `tenant-api login`.'
}
