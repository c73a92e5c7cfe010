import { type Audience, type components, operations } from '@tenant-api/contract'
import { call, type WireAnswer } from './exchange.ts'
import type { Target } from './target.ts'

/** Requests a token with a form. The defaults are the parameters of the target's client; `parameters` overrides them. */
export function askForToken(
  target: Target,
  parameters: Readonly<Record<string, string>> = {},
): Promise<WireAnswer> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    audience: '/api/v2/',
    client_id: target.credentials?.clientId ?? '',
    client_secret: target.credentials?.clientSecret ?? '',
    ...parameters,
  })
  return postForm(target, form.toString())
}

/** Sends a form body to the token endpoint without changing it. */
export function postForm(
  target: Target,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<WireAnswer> {
  const { method, path } = operations.issue_token
  const contentType = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return call(
    target,
    'issue_token',
    { method, path, headers: { ...contentType, ...headers }, body },
    undefined,
  )
}

/**
 * Requests a token for the target's client.
 *
 * @throws if the target refuses
 */
export async function requestToken(
  target: Target,
  { audience, scope }: { audience: Audience | null; scope: string },
): Promise<string> {
  const { status, body } = await askForToken(target, { audience: audience ?? '/api/v2/', scope })
  if (status !== 200) throw new Error(`The client must get a token, got ${status} ${JSON.stringify(body)}.`)
  return (body as components['schemas']['TokenResponse']).access_token
}
