import { globalFlags } from '../command.ts'
import { operations, publishScopes } from '../generated/operations.ts'
import { isTerminal, printRecord } from '../output/print.ts'
import { type Connection, connectionOf, noToken } from './connection.ts'
import { issueTokenFor, notSignedIn } from './issue-token.ts'

/** The client with whose credentials or token commands call the service. */
export interface Identity {
  readonly url: string
  readonly client: string
  /** Scopes separated by spaces. */
  readonly scopes: string
  /** The expiry of the token; undefined if the token has none. */
  readonly expires: string | undefined
}

export async function whoami(command: { optsWithGlobals(): object }): Promise<void> {
  const flags = globalFlags(command)
  const identity = await identityOf(await connectionOf(flags))
  printRecord(
    isTerminal() && !flags.json ? { ...identity, scopes: shortened(identity.scopes) } : identity,
    flags,
  )
}

/** Only the scopes that commands need, and the number of the others, because a client may have hundreds. */
function shortened(scopes: string): string {
  const needed = new Set([...Object.values(operations).flatMap(({ anyScope }) => anyScope), ...publishScopes])
  const granted = scopes.split(' ').filter(scope => scope !== '')
  const named = granted.filter(scope => needed.has(scope))
  const others = granted.length - named.length
  return others === 0 ? named.join(' ') : `${named.join(' ')} and ${others} more`
}

/** @throws {CommandError} without a token or credentials */
export async function identityOf(connection: Connection): Promise<Identity> {
  const { baseUrl: url } = connection
  if ('token' in connection) {
    if (connection.token === noToken) throw notSignedIn()
    const { client_id = 'unknown', scope = '', exp } = claimsOf(String(connection.token))
    return {
      url,
      client: client_id,
      scopes: scope,
      expires: exp === undefined ? undefined : isoTime(exp * 1_000),
    }
  }
  const { scope, expires_in } = await issueTokenFor(connection, { audience: '/api/v2/' })
  return {
    url,
    client: connection.clientId,
    scopes: scope,
    expires: isoTime(Date.now() + expires_in * 1_000),
  }
}

interface Claims {
  readonly client_id?: string
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
