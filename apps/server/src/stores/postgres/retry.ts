import { setTimeout as delay } from 'node:timers/promises'
import { StoreError } from '../../errors.ts'
import { LateError, patienceMs } from '../../limiting/patience.ts'

const longestPauseMs = 500

/**
 * Errors after which the same statement may soon succeed: a broken connection, a server that starts or has no connection
 * left, a deadlock, a standby that is not promoted yet (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const passing = /^(08...|25006|25P0[34]|40001|40P01|53300|57P0[1-4])$/
/** Errors caused by the server's disk, memory or limits, not by our code. A retry would not succeed soon. */
const unavailable = /^(28...|3D000|42501|53...|55P03|57...|58...|XX...)$/
const network = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOENT|ERR_STREAM|ERR_SOCKET)/
/** Messages of `pg` about connections, for errors without a code. */
const brokenConnection =
  /^(Connection terminated|timeout e|Query read timeout|Client (was closed|has encountered a connection error))/

/** The fields of an error of `pg` or of a socket. */
interface Failure {
  readonly code?: string
  readonly message: string
}

/** Whether a retry may soon succeed. */
function isPassing(error: unknown): boolean {
  // Stryker disable next-line StringLiteral: Neither text is the code of an error.
  return passing.test((error as Failure).code ?? '') || isBroken(error)
}

/** Whether this error makes the connection unusable. */
export function isBroken(error: unknown): boolean {
  // Stryker disable next-line StringLiteral: Neither text is the code of an error.
  const { code = '', message } = error as Failure
  // Stryker disable next-line Regex: The codes of PostgreSQL have five characters, and no code of Node.js contains one of them.
  return /^(08...|25006|25P0[34]|57P0.)$/.test(code) || network.test(code) || brokenConnection.test(message)
}

/**
 * Calls `work` until it succeeds, fails permanently, or the time is up.
 *
 * @param work a function that may be called again after a failure, so its effects must be undone by then or
 *   be safe to repeat. It gets a deadline by `performance.now()`, and must enforce this deadline, because
 *   nothing aborts the call.
 * @param ms time limit for all calls of `work` together, with their connections, statements and pauses
 * @throws {StoreError} when the database does not answer for `ms` milliseconds, or refuses for lack of disk,
 *   memory or rights. Its `cause` is the last error. If the last attempt only ran out of time, the `cause` is
 *   the last error that the server reported.
 */
export async function retrying<Result>(
  work: (deadline: number) => Promise<Result>,
  ms: number = patienceMs,
): Promise<Result> {
  const deadline = performance.now() + ms
  let reported: unknown
  for (let pause = 20; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await work(deadline)
    } catch (error) {
      // The time ran out during this attempt. The reason is the error that the server reported before.
      if (reported && error instanceof LateError)
        throw new StoreError('PostgreSQL does not answer.', { cause: reported })
      // Stryker disable next-line StringLiteral: Neither text is the code of an error.
      const { code = '' } = error as { code?: string }
      const mayPass = isPassing(error)
      if (!mayPass && !unavailable.test(code)) throw error
      // The two differ only if the next pause would end in the very microsecond of the deadline.
      // Stryker disable next-line EqualityOperator
      if (!mayPass || performance.now() + pause > deadline)
        throw new StoreError('PostgreSQL does not answer.', { cause: error })
      if (passing.test(code)) reported = error
      await delay(pause)
    }
  }
}
