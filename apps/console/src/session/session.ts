import { type Client, createClient, isFailure } from '@tenant-api/client'
import { createContext, useContext } from 'react'
import { withTexts } from '../live/with-texts.ts'
import { observable } from '../observable.ts'
import { claimsOf, forgetToken, keepToken, tokenOfOtherTab, tokenOfTab } from './shared-token.ts'

/** The session of a signed-in user. */
export interface Session {
  readonly token: string
  /** Calls the service with the token. If the sign-in had a secret, it renews the token; the secret is only in its memory. */
  readonly client: Client
  /** The id of the client that is signed in; undefined if the token does not contain it. */
  readonly clientId: string | undefined
  /** The name of the client for people. */
  readonly name: string
  /** The scopes of the token; null if they are not known. */
  readonly scopes: ReadonlySet<string> | null
  /** Renews the token; undefined without a secret: then another tab may have a newer token. */
  readonly renewal: Renewal | undefined
  /** The end of the token, in milliseconds since 1970; undefined if it is not known. */
  readonly expiresAt: number | undefined
  /** Why the service no longer accepts the token. */
  readonly refusal?: string
  /** The time at which this page got the session, in milliseconds since 1970. */
  readonly startedAt: number
}

type Credentials =
  | {
      readonly clientId: string
      readonly clientSecret: string
      /** The scopes to request. Default: those of the client that operations need. */
      readonly scopes?: readonly string[]
      readonly token?: never
    }
  | { readonly token: string }

/** The session of this page; null while nobody is signed in. The console and the reference have the same one. */
export const session = observable<Session | null>(null)

/** The address of the service: the page's own, because its server is the service, or forwards requests to it. */
const baseUrl = location.origin

/**
 * Gets or checks the token of a user. The session begins with `startSession`.
 *
 * @throws {Failure} when the service refuses the credentials or does not answer
 * @throws {TypeError} when the credentials have a wrong form
 */
export async function createSession(credentials: Credentials): Promise<Session> {
  if (credentials.token !== undefined) {
    const token = credentials.token.replace(/^\s*Bearer\s+/i, '').trim()
    await checkToken(createClient({ baseUrl, token }))
    return sessionWith(token)
  }
  const { clientId, clientSecret, scopes } = credentials
  const issuer = createClient({ baseUrl, clientId, clientSecret })
  const issue = async () => {
    const issued = await issuer.issueToken({
      grant_type: 'client_credentials',
      audience: '/api/v2/',
      client_id: clientId,
      client_secret: clientSecret,
      ...(scopes && { scope: scopes.join(' ') }),
    })
    return { token: issued.access_token, renewAt: Date.now() + issued.expires_in * 900 }
  }
  const { token, renewAt } = await issue()
  return sessionWith(token, { issue, renewAt })
}

/** Checks the token with one request. An answer 403 also shows that the token is valid. */
async function checkToken(client: Client): Promise<void> {
  try {
    await client.listEventStreams({ take: 1 })
  } catch (error) {
    if (!isFailure(error) || error.code !== 'forbidden') throw error
  }
}

interface Renewal {
  /** Requests a token. */
  readonly issue: () => Promise<{ readonly token: string; readonly renewAt: number }>
  /** The time of the next renewal, in milliseconds since 1970, after nine tenths of the token's lifetime. */
  readonly renewAt: number
}

function sessionWith(first: string, renewal?: Renewal): Session {
  const startedAt = Date.now()
  const client = createClient({
    baseUrl,
    async token(refused) {
      const current = session.get()
      if (current?.startedAt !== startedAt) return first
      const { renewal } = current
      // `renewAt` is NaN if the issuer tells no lifetime. The token is then kept until the service refuses it.
      if (current.token !== refused && !(renewal && Date.now() >= renewal.renewAt)) return current.token
      const issued = await renewal?.issue()
      const next = issued?.token ?? (await tokenOfOtherTab(current.clientId, refused))
      if (next !== undefined) replaceToken(current, next, issued?.renewAt)
      return next ?? current.token
    },
  })
  const claims = claimsOf(first)
  const name = claims.clientId ?? 'a pasted token'
  return { ...claims, token: first, client: withTexts(client), renewal, name, startedAt }
}

/** Starts a session in this page, and shares it with the other tabs of the user. */
export function startSession(started: Session): void {
  session.set(started)
  keepToken(started.token, {
    token() {
      const current = session.get()
      return current && !current.refusal && !hasExpired(current) ? current.token : undefined
    },
    onSignedOut: () => end({ everywhere: false }),
  })
}

/** @param renewAt the time of the next renewal, in milliseconds since 1970, if the token was renewed with the secret */
function replaceToken({ startedAt }: Session, token: string, renewAt?: number): void {
  const current = session.get()
  if (current?.startedAt !== startedAt) return
  const { refusal: _, renewal, ...kept } = current
  const next = renewal && renewAt !== undefined ? { ...renewal, renewAt } : renewal
  startSession({ ...kept, ...claimsOf(token), token, renewal: next })
}

/** Starts a session, or continues the present one of the same client with a new token, so that its views and forms stay. */
export function continueSession(started: Session): void {
  const current = session.get()
  const kept = current && isSameClient(current, started) ? current : started
  startSession({ ...started, client: kept.client, startedAt: kept.startedAt })
}

/** Whether the console asks a signed-in user to sign in again, because the service no longer accepts the token. */
export const isAskedAgain = observable(false)

/** Takes over the session of this tab before a reload, or of another tab. Waits at most 0.3 s for another tab. */
export async function restoreSession(): Promise<void> {
  const kept = tokenOfTab()
  const isValid = kept !== undefined && !hasExpired(claimsOf(kept))
  const token = isValid ? kept : await tokenOfOtherTab()
  if (token !== undefined && !session.get()) startSession(sessionWith(token))
}

/** Gets a newer token from another tab, for a token that has expired. */
export async function renewSession(expired: Session): Promise<void> {
  const token = await tokenOfOtherTab(expired.clientId, expired.token)
  if (token !== undefined) replaceToken(expired, token)
}

/** Ends the session in all tabs of the user. */
export function signOut(): void {
  end({ everywhere: true })
}

function end(tabs: { readonly everywhere: boolean }): void {
  const ended = session.get()
  if (!ended) return
  forgetToken(ended.token, tabs)
  session.set(null)
}

/** Notes that the service has refused the token of the session. */
export function noteRefusal(token: string, refusal: string): void {
  const current = session.get()
  if (current?.token === token) session.set({ ...current, refusal })
}

export function hasExpired({ expiresAt }: Pick<Session, 'expiresAt'>): boolean {
  return expiresAt !== undefined && expiresAt <= Date.now()
}

/** Whether two sessions are of one client. Two tokens without the id of a client may be of different clients. */
export function isSameClient(one: Session, other: Session | null): boolean {
  return one.token === other?.token || (one.clientId !== undefined && one.clientId === other?.clientId)
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of the signed-in user. @throws {Error} in a component outside of `SessionContext` */
export function useSession(): Session {
  const found = useContext(SessionContext)
  if (!found) throw new Error('The component must be inside the views of a session.')
  return found
}
