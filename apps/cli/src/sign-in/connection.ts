import type { ClientCredentials, ProvidedToken } from '@tenant-api/client'
import type { GlobalFlags } from '../command.ts'
import { wrongUsage } from '../command-error.ts'
import { defaultProfile, readProfiles } from './profiles.ts'

/** Where `npm start` serves. */
export const defaultUrl = 'http://127.0.0.1:3000'

/**
 * Sent where nobody has signed in: the service answers 401, and the mock, which takes any token, works without a sign-in.
 */
export const noToken = 'not-signed-in'

/** Where the service is, and as whom to call it. */
export type Connection =
  | Pick<ClientCredentials, 'baseUrl' | 'clientId' | 'clientSecret'>
  | Pick<ProvidedToken, 'baseUrl' | 'token'>

/**
 * The connection that flags, the environment and the profile name, in this order. The secret of a profile is used for the
 * profile's own address alone: another address must not get it.
 *
 * @throws {CommandError} for a profile that is not stored, and for half of the credentials
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
  const profile = (await readProfiles())[name ?? defaultProfile]
  if (name && !profile)
    throw wrongUsage(`There is no profile '${name}'.`, `Make it with \`tenant-api login --profile ${name}\`.`)
  const baseUrl = baseUrlOf(flags.url ?? (TENANT_API_URL || undefined) ?? profile?.url ?? defaultUrl)
  if (token) return { baseUrl, token }
  if (clientId && clientSecret) return { baseUrl, clientId, clientSecret }
  if (clientId || clientSecret)
    throw wrongUsage(
      'TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET belong together; one is not set.',
      'Set both or neither.',
    )
  return profile && profile.url === baseUrl
    ? { baseUrl, clientId: profile.clientId, clientSecret: profile.clientSecret }
    : { baseUrl, token: noToken }
}

/** @throws {CommandError} for a value that is no address */
export function baseUrlOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw wrongUsage(`The address must be an http or https URL, got '${url}'.`)
  return url.replace(/\/$/, '')
}
