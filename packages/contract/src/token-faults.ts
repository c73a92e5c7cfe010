/** Error messages of the token endpoint for parameters that a schema cannot check. */
import { scopesByAudience } from '../generated/operations.ts'
import { listed, nearest, shown } from './shown.ts'

/** Replaces characters that RFC 6749, section 5.2, does not allow in an `error_description`. */
export function asDescription(text: string): string {
  return text
    .replaceAll('"', "'")
    .replaceAll('…', '...')
    .replaceAll(/[^\x20-\x5b\x5d-\x7e]/g, '?')
}

export function grantFault(given: string): string {
  return asDescription(`The parameter 'grant_type' must be 'client_credentials', got ${shown(given)}.`)
}

export function audienceFault(given: string): string {
  const audiences = listed(Object.keys(scopesByAudience))
  return asDescription(`The parameter 'audience' must be ${audiences}, got ${shown(given)}.`)
}

export function audienceNotGranted(given: string): string {
  return asDescription(`The audience ${shown(given)} is not granted to the client.`)
}

/** The longest access token, in characters. Some proxies refuse requests whose headers exceed 8 KB together. */
export const longestToken = 4_096

/** @param granted the scopes granted to the client */
export function scopeFault(refused: string, granted: readonly string[]): string {
  const [meant] = nearest(granted, refused)
  const hint = meant === undefined ? '' : ` Did you mean '${meant}'?`
  return asDescription(`The scope ${shown(refused)} is unknown, or not granted to the client.${hint}`)
}
