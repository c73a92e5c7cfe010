import type { IncomingMessage } from 'node:http'
import type { Answer } from '@tenant-api/documented-answers'

/** The line of a request in the log: `GET /api/v2/event-streams?take=0 400 The query parameter 'take' must be at least 1, got 0.` */
export function logLine(
  { method, url }: IncomingMessage,
  { status, body }: Pick<Answer, 'status' | 'body'>,
): string {
  const { message, error_description: description } = Object(body) as Readonly<Record<string, unknown>>
  const reason = status >= 400 ? (message ?? description) : undefined
  return [method, url, status, reason].filter(part => part !== undefined).join(' ')
}
