import type { IncomingMessage } from 'node:http'
import type { Answer } from '@tenant-api/simulator'

/** The parts of the outcome of a request that its line shows. */
export interface Logged {
  /** How the connection ended instead of with the whole answer. */
  readonly ended?: string | undefined
  /** Absent if there is none. */
  readonly answer?: Pick<Answer, 'status' | 'body'>
  readonly ignored?: readonly string[] | undefined
  readonly isChosen?: boolean
}

/**
 * The line of a request in the log: `GET /api/v2/event-streams?take=0 400 The query parameter 'take' must be at least 1, got 0.` It
 * also has the sentences about ignored preferences, and marks a chosen answer.
 */
export function logLine(
  { method, url }: IncomingMessage,
  { ended, answer, ignored = [], isChosen }: Logged,
): string {
  const { message, error_description: description } = Object(answer?.body) as Readonly<
    Record<string, unknown>
  >
  const reason = !ended && answer && answer.status >= 400 && (message ?? description)
  const parts = [
    method,
    url,
    ended ?? answer?.status,
    reason,
    isChosen && '(chosen)',
    ...ignored.map(text => `Ignored: ${text}`),
  ]
  const text = parts.filter(Boolean).join(' ')
  // A name in a message may have line breaks, which would forge a line.
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
