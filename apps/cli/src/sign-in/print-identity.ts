import { createClient, ForbiddenError, type ProvidedToken } from '@tenant-api/client'
import { globalFlags } from '../command.ts'
import { operations, publishScopes } from '../generated/operations.ts'
import { printRecord } from '../output/print.ts'
import { type Connection, connectionOf, noToken, notSignedIn } from './connection.ts'
import { issueTokenFor } from './issue-token.ts'

/** Prints the client of the connection. JSON contains all its scopes; other output groups the scopes. */
export async function printIdentity(command: { optsWithGlobals(): object }): Promise<void> {
  const flags = globalFlags(command)
  const identity = await identityOf(await connectionOf(flags))
  const { scopes, expires = 'never' } = identity
  printRecord(flags.json ? identity : { ...identity, scopes: grouped(scopes), expires }, flags)
}

/**
 * Groups the granted actions by resource. Scopes that no command uses are counted, not listed, because there may
 * be hundreds.
 */
function grouped(scopes: string): Readonly<Record<string, string>> {
  const granted = scopes.split(' ').filter(scope => scope !== '')
  const used = commandScopes.filter(scope => granted.includes(scope)).map(scope => scope.split(':'))
  const byResource = Object.entries(Object.groupBy(used, ([, resource = '']) => resource))
  const lines = byResource.map(([resource, pairs = []]) => [
    resource,
    pairs.map(([action]) => action).join(', '),
  ])
  const others = granted.length - used.length
  return { ...Object.fromEntries(lines), ...(others > 0 && { others: `${others} that no command uses` }) }
}

/** The client whose credentials or token the commands use. */
export interface Identity {
  readonly url: string
  readonly client: string
  /** Scopes separated by spaces. */
  readonly scopes: string
  /** The expiry of the token; undefined if the token has none. */
  readonly expires: string | undefined
}

/** The name that is shown for the client if the service accepts any token, as the mock does. */
export const anyone = 'anyone'

/** The scopes that commands need. */
export const commandScopes: readonly string[] = [
  ...new Set([...Object.values(operations).flatMap(({ anyScope }) => anyScope), ...publishScopes]),
]

/**
 * Asks the service whether it accepts the credentials, and returns the client to which they belong.
 *
 * @throws {CommandError} if nobody is signed in, and the service needs a sign-in
 * @throws {UnauthorizedError} if the service refuses the credentials
 */
export async function identityOf(connection: Connection): Promise<Identity> {
  const { baseUrl: url } = connection
  if (!('token' in connection)) {
    const { scope, expires_in } = await issueTokenFor(connection, { audience: '/api/v2/' })
    const expires = isoTime(Date.now() + expires_in * 1_000)
    return { url, client: connection.clientId, scopes: scope, expires }
  }
  await expectAccepted(connection)
  const { azp, client_id: client = azp, scope = '', exp } = claimsOf(String(connection.token))
  // The service has accepted a token that names no client, so it does not verify tokens.
  if (client === undefined)
    return { url, client: anyone, scopes: commandScopes.join(' '), expires: undefined }
  return { url, client, scopes: scope, expires: exp === undefined ? undefined : isoTime(exp * 1_000) }
}

/** Sends the token with a small request, because only the service can verify the token. */
async function expectAccepted(connection: Pick<ProvidedToken, 'baseUrl' | 'token'>): Promise<void> {
  try {
    await createClient(connection).getEventSubscribers()
  } catch (error) {
    // A 403 shows that the token is valid, because the service verifies the token before it checks the scopes.
    if (error instanceof ForbiddenError) return
    throw connection.token === noToken ? notSignedIn() : error
  }
}

interface Claims {
  readonly client_id?: string
  /** Some issuers send this claim instead of `client_id`. */
  readonly azp?: string
  readonly scope?: string
  /** Seconds since 1970. */
  readonly exp?: number
}

/** The claims of a JSON Web Token, unverified: only the service can verify them. */
function claimsOf(token: string): Claims {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return {}
  }
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z')
}
