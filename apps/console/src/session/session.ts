import { type Client, createClient, isFailure } from '@tenant-api/client'
import { createContext, useContext } from 'react'
import { scopesOf } from './token-claims.ts'

/** The session of a signed-in user. Only this object, in the memory of the page, contains the credentials. */
export interface Session {
  readonly client: Client
  /** The id of the client that is signed in. */
  readonly name: string
  /** The scopes of the token; null if they are not known. */
  readonly scopes: ReadonlySet<string> | null
  /** The time of the sign-in, in milliseconds since 1970. */
  readonly startedAt: number
}

export type Credentials =
  | { readonly clientId: string; readonly clientSecret: string; readonly token?: never }
  | { readonly token: string }

/** The address of the service: the console's own, because the console's server is the service, or forwards requests to it. */
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

/** Checks the token with one request. An answer 403 also shows that the token is valid. */
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
