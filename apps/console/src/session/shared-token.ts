/**
 * Keeps the access token of a signed-in user for a reload of the tab, and for other tabs of the same origin and user. The token is
 * in the `sessionStorage` of each tab. A new tab asks for it on the user's BroadcastChannel. `localStorage` has only the id of the
 * user, so that a new tab knows whom to ask for. No secret is stored or sent.
 */

const tokenKey = 'tenant-api-token'
const userKey = 'tenant-api-user'
/** Milliseconds to wait for another tab. A tab answers in a few; a frozen tab never does. */
const longestWait = 300

type Message = { readonly type: 'ask' | 'signed out' } | { readonly type: 'token'; readonly token: string }

/** The channel of the user of this tab. */
let own: BroadcastChannel | undefined

interface Sharing {
  /** The token to give to other tabs; undefined if it is no longer valid. */
  readonly token: () => string | undefined
  /** Called when the user has signed out in another tab. */
  readonly onSignedOut: () => void
}

/** Keeps a token. If it names its user, other tabs of this user get it until `forgetToken`. */
export function keepToken(token: string, sharing: Sharing): void {
  own?.close()
  own = undefined
  stored('sessionStorage')?.setItem(tokenKey, token)
  const user = claimsOf(token).clientId
  if (user === undefined) return
  stored('localStorage')?.setItem(userKey, user)
  const channel = new BroadcastChannel(channelOf(user))
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const current = data.type === 'ask' ? sharing.token() : undefined
    if (current !== undefined) channel.postMessage({ type: 'token', token: current } satisfies Message)
    if (data.type === 'signed out') sharing.onSignedOut()
  }
  own = channel
}

/** Removes the token of this tab. `everywhere` also ends the session of the user's other tabs. */
export function forgetToken(token: string, { everywhere }: { readonly everywhere: boolean }): void {
  stored('sessionStorage')?.removeItem(tokenKey)
  const users = stored('localStorage')
  if (users?.getItem(userKey) === claimsOf(token).clientId) users?.removeItem(userKey)
  if (everywhere) own?.postMessage({ type: 'signed out' } satisfies Message)
  own?.close()
  own = undefined
}

/** The token of this tab, also after a reload. */
export function tokenOfTab(): string | undefined {
  return stored('sessionStorage')?.getItem(tokenKey) ?? undefined
}

/**
 * Asks the other tabs of a user for their token.
 *
 * @param user the id of the client. Default: the one that signed in last in this browser
 * @param refused a token that is of no use to the caller
 */
export async function tokenOfOtherTab(
  user = stored('localStorage')?.getItem(userKey) ?? undefined,
  refused?: string,
): Promise<string | undefined> {
  if (user === undefined) return undefined
  const channel = new BroadcastChannel(channelOf(user))
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const timer = setTimeout(resolve, longestWait)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'token' && data.token !== refused && claimsOf(data.token).clientId === user)
      resolve(data.token)
  }
  channel.postMessage({ type: 'ask' } satisfies Message)
  const token = await promise
  clearTimeout(timer)
  channel.close()
  return token
}

/** A channel reaches only pages of the same origin. */
const channelOf = (user: string): string => `tenant-api session of ${user}`

/** A storage of the browser; undefined if the browser denies it. The session then ends with the page. */
function stored(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}

/** What an access token says about its user, as far as its issuer tells. */
interface TokenClaims {
  /** The id of the client; undefined if the token does not contain it. */
  readonly clientId: string | undefined
  /** Null if the token does not contain them. */
  readonly scopes: ReadonlySet<string> | null
  /** Milliseconds since 1970; undefined if the token does not contain it. */
  readonly expiresAt: number | undefined
}

/**
 * Reads the claims of an access token, only for display: the service verifies the token. Another issuer may leave claims out, or
 * use a format other than JSON Web Token.
 */
export function claimsOf(token: string): TokenClaims {
  const { client_id, azp, scope, exp } = payloadOf(token)
  const clientId = client_id ?? azp
  return {
    clientId: clientId === undefined ? undefined : String(clientId),
    scopes: typeof scope === 'string' ? new Set(scope.split(' ').filter(Boolean)) : null,
    expiresAt: typeof exp === 'number' ? exp * 1_000 : undefined,
  }
}

function payloadOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), character =>
      character.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return claims !== null && typeof claims === 'object' ? { ...claims } : {}
  } catch {
    return {}
  }
}
