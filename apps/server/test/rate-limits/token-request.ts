import { validateAnswer } from '@tenant-api/contract'
import { credentials } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'
import { type Answer, send } from '../http/send.ts'

/** Sends an authenticated token request with an unknown audience: 400 unless a policy refuses it. */
export async function knock(service: { baseUrl: string }, client_id: string): Promise<Answer> {
  return askForToken(service, { client_id, audience: '/nothing/' })
}

/** Sends a token request with a wrong secret: 401 unless a policy refuses it. */
export async function pretend(service: { baseUrl: string }, client_id: string): Promise<Answer> {
  return askForToken(service, { client_id, client_secret: 'wrong' })
}

/** Requests a token with the secret that all clients share, and validates the response against the document. */
export async function askForToken(
  service: { baseUrl: string },
  parameters: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  from?: string,
): Promise<Answer> {
  const answer = await send(service, {
    method: 'POST',
    path: '/oauth/token',
    headers,
    ...(from !== undefined && { from }),
    body: {
      grant_type: 'client_credentials',
      audience: '/api/v2/',
      scope: 'read:rate_limit_policies',
      ...(headers.Authorization === undefined && { client_secret: credentials.clientSecret }),
      ...parameters,
    },
  })
  const { status, text } = answer
  const body = text === '' ? undefined : JSON.parse(text)
  expect(validateAnswer('issue_token', { status, headers: answer.headers, body }), text).toEqual([])
  return answer
}

/** Returns the three rate limit headers as numbers, or null if they are absent. */
export function rateLimitOf({ headers }: Answer) {
  const names = ['limit', 'remaining', 'reset'].map(name => headers[`x-ratelimit-${name}`])
  if (names.every(value => value === undefined)) return null
  const [limit, remaining, reset] = names.map(Number)
  return { limit, remaining, reset }
}
