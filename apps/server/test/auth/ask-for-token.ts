import { type Answer, send } from '../http/send.ts'

/** Requests a token with client credentials in a form. Resolves with the raw response. */
export function askForToken(
  service: { baseUrl: string },
  client: { id: string; secret: string },
  parameters: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return send(service, {
    method: 'POST',
    path: '/oauth/token',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      audience: '/api/v2/',
      client_id: client.id,
      client_secret: client.secret,
      ...parameters,
    }).toString(),
  })
}

/** Requests a token for the client. @throws when the request is refused */
export async function tokenFor(...request: Parameters<typeof askForToken>): Promise<string> {
  const { status, text } = await askForToken(...request)
  if (status !== 200) throw new Error(`no token: ${status} ${text}`)
  return (JSON.parse(text) as { access_token: string }).access_token
}
