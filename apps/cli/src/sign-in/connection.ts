import {
  type Client,
  type ClientCredentials,
  type ClientOptions,
  createClient,
  type ProvidedToken,
} from '@tenant-api/client'
import { firstClientOf } from '@tenant-api/contract/local-service'
import { type GlobalFlags, globalFlags } from '../command.ts'
import { CommandError, wrongUsage } from '../command-error.ts'
import { defaultProfile, missingProfile, readProfiles } from './profiles.ts'
import { useProxyFor } from './proxy.ts'

/** The address of a service that `npm start` runs. */
export const defaultUrl = 'http://127.0.0.1:3000'

/** The token that commands send if nobody is signed in. The service answers 401; the mock accepts any token. */
export const noToken = 'not-signed-in'

/** The address of the service, and the client or token with which commands call the service. */
export type Connection =
  | Pick<ClientCredentials, 'baseUrl' | 'clientId' | 'clientSecret'>
  | Pick<ProvidedToken, 'baseUrl' | 'token'>

/**
 * The connection from flags, the environment, the profile or the file of a service's first client, in this order of precedence. The
 * secret of a profile is sent only to the profile's own address, that of a first client only to this machine.
 *
 * @throws {CommandError} for an unknown profile, an invalid address or token, or if only one of client id and secret is set
 */
export async function connectionOf(flags: GlobalFlags): Promise<Connection> {
  const {
    TENANT_API_URL,
    TENANT_API_CLIENT_ID: clientId,
    TENANT_API_CLIENT_SECRET: clientSecret,
    TENANT_API_TOKEN: token,
    TENANT_API_PROFILE,
  } = process.env
  const name = flags.profile ?? (TENANT_API_PROFILE || undefined)
  const profiles = readProfiles()
  const profile = profiles[name ?? defaultProfile]
  if (name && !profile) throw missingProfile(name, profiles)
  const baseUrl = baseUrlOf(flags.url ?? (TENANT_API_URL || undefined) ?? profile?.url ?? defaultUrl)
  useProxyFor(baseUrl)
  if (token) return { baseUrl, token: checkedToken(token) }
  if (clientId && clientSecret) return { baseUrl, clientId, clientSecret }
  if (clientId || clientSecret)
    throw wrongUsage(
      'TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET belong together; one is not set.',
      'Set both or neither.',
    )
  if (profile && profile.url === baseUrl)
    return { baseUrl, clientId: profile.clientId, clientSecret: profile.clientSecret }
  const first = name ? undefined : firstClientOf(baseUrl, process.env)
  return { baseUrl, ...(first ?? { token: noToken }) }
}

/** @throws {CommandError} for a value without the syntax of an access token (`b64token` of RFC 6750, section 2.1) */
function checkedToken(token: string): string {
  // Do not quote the value: it may be a secret. The error of `fetch` for an invalid header would quote it.
  if (!/^[\w\-.~+/]+=*$/.test(token))
    throw wrongUsage(
      'TENANT_API_TOKEN must be an access token, without spaces and line breaks.',
      'Correct it, or unset it and sign in with `tenant-api login`.',
    )
  return token
}

/** @throws {CommandError} for a value that is not an http or https URL */
export function baseUrlOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw wrongUsage(`The address must be an http or https URL, got '${url}'.`)
  const { username, password } = new URL(url)
  if (username !== '' || password !== '')
    throw wrongUsage(
      'The address must not contain a user name or a password.',
      'Sign in with `tenant-api login`.',
    )
  return url.replace(/\/$/, '')
}

/** Creates the client for a command. The flags and the environment determine its connection. */
export async function clientOf(
  command: { optsWithGlobals(): object },
  { onRequest, onResponse }: Pick<ClientOptions, 'onRequest' | 'onResponse'> = {},
): Promise<{ readonly client: Client; readonly flags: GlobalFlags }> {
  const flags = globalFlags(command)
  const connection = await connectionOf(flags)
  const isSignedIn = !('token' in connection) || connection.token !== noToken
  const client = createClient({
    ...connection,
    onRequest,
    onResponse(response, request) {
      if (response.status === 401 && !isSignedIn) throw notSignedIn()
      return onResponse?.(response, request)
    },
  })
  return { client, flags }
}

export function notSignedIn(): CommandError {
  return new CommandError(
    'notSignedIn',
    'not_signed_in',
    'Nobody is signed in.',
    'Sign in with `tenant-api login`.',
  )
}
