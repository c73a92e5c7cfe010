import { createClient, type OperationParameters, type OperationResult } from '@tenant-api/client'
import type { GlobalFlags } from '../command.ts'
import { CommandError } from '../command-error.ts'
import { type Connection, connectionOf, noToken, notSignedIn } from './connection.ts'

type Asked = Pick<OperationParameters<'issue_token'>, 'audience' | 'scope'>
export type IssuedToken = OperationResult<'issue_token'>

/**
 * Requests a token for the client of the connection.
 *
 * @throws {CommandError} if nobody is signed in, or the connection has a token instead of a client
 */
export async function issueToken(flags: GlobalFlags, asked: Asked): Promise<IssuedToken> {
  return issueTokenFor(await connectionOf(flags), asked)
}

export async function issueTokenFor(connection: Connection, asked: Asked): Promise<IssuedToken> {
  const { baseUrl, clientId, clientSecret } = credentialsOf(connection)
  return createClient({ baseUrl, token: noToken }).issueToken({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    ...asked,
  })
}

function credentialsOf(connection: Connection) {
  if (!('token' in connection)) return connection
  if (connection.token === noToken) throw notSignedIn()
  throw new CommandError(
    'usage',
    'wrong_usage',
    'This command needs a client, but TENANT_API_TOKEN is set.',
    'Unset TENANT_API_TOKEN, and sign in with a client.',
  )
}
