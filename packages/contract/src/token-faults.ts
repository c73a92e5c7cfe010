/** What the token endpoint says of a parameter that no schema can judge. */
import { scopesByAudience } from '../generated/operations.ts'
import { listed, nearest, shown } from './shown.ts'

export function grantFault(given: string): string {
  return `The parameter 'grant_type' must be 'client_credentials', got ${shown(given)}.`
}

export function audienceFault(given: string): string {
  const audiences = listed(Object.keys(scopesByAudience))
  return `The parameter 'audience' must be ${audiences}, and granted to the client. It is ${shown(given)}.`
}

/** @param granted the scopes that the client may ask for */
export function scopeFault(refused: string, granted: readonly string[]): string {
  const [meant] = nearest(granted, refused)
  const hint = meant === undefined ? '' : ` Did you mean '${meant}'?`
  return `The scope ${shown(refused)} is unknown, or not granted to the client.${hint}`
}
