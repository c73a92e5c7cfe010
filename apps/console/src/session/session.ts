import { type Client, createClient, isFailure } from '@tenant-api/client'
import { createContext, useContext } from 'react'
import { scopesOf } from './token-claims.ts'

/** Someone is signed in. Only this object, in the memory of the page, has the credentials. */
export interface Session {
  readonly client: Client
  /** The id of the client that is signed in. */
  readonly name: string
  /** The scopes of the token; null if the token does not tell them. */
  readonly scopes: ReadonlySet<string> | null
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

export type Credentials =
  | { readonly clientId: string; readonly clientSecret: string; readonly token?: never }
  | { readonly token: string }

/** The service that serves the console, or to which its server forwards requests. */
const baseUrl = location.origin

/**
 * Starts a session.
 *
 * @throws {Failure} when the service refuses the credentials or does not answer
 * @throws {TypeError} when the credentials have a wrong form
 */
export async function startSession(credentials: Credentials): Promise<Session> {
  const startedAt = Date.now()
  if (credentials.token !== undefined) {
    const token = credentials.token.replace(/^Bearer\s+/i, '').trim()
    const client = createClient({ baseUrl, token })
    await checkToken(client)
    return { client, startedAt, ...scopesOf(token) }
  }
  const { clientId, clientSecret } = credentials
  const client = createClient({ baseUrl, clientId, clientSecret })
  const { scope } = await client.issueToken({
    grant_type: 'client_credentials',
    audience: '/api/v2/',
    client_id: clientId,
    client_secret: clientSecret,
  })
  return { client, startedAt, name: clientId, scopes: new Set(scope.split(' ')) }
}

/** Sends the token once. A token without the scope for this request is valid all the same. */
async function checkToken(client: Client): Promise<void> {
  try {
    await client.listEventStreams({ take: 1 })
  } catch (error) {
    if (!isFailure(error) || error.code !== 'forbidden') throw error
  }
}

export interface OpenSession extends Session {
  signOut(): void
}

export const SessionContext = createContext<OpenSession | undefined>(undefined)

/** The session of the signed-in user. @throws {Error} in a component outside of `SessionContext` */
export function useSession(): OpenSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('The component must be inside the views of a session.')
  return session
}
