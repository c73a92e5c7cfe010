import { operations, scopesByAudience } from '@tenant-api/contract'
import type { NewCredentials } from '../auth/bootstrap-client.ts'
import { tokensComeFrom } from '../auth/outside-issuer.ts'
import type { Config } from '../config/config.ts'

/** The start message for a terminal: the address of the service, and two commands to try it. */
export function banner(baseUrl: string, credentials: NewCredentials | null, config: Config): string {
  const id = credentials?.clientId ?? '$CLIENT_ID'
  const secret = credentials?.clientSecret ?? '$CLIENT_SECRET'
  const [audience] = Object.keys(scopesByAudience)
  const shownOnce = credentials
    ? `\n  First client (shown this once, keep it):\n    client_id      ${id}\n    client_secret  ${secret}\n`
    : ''
  const getToken = config.outsideIssuer
    ? tokensComeFrom(config.outsideIssuer)
    : `Get a token:
    TOKEN=$(curl -s ${baseUrl}${operations.issue_token.path} -d grant_type=client_credentials -d audience=${audience} -d client_id=${id} -d client_secret=${secret} -d scope=${operations.subscribe_events.anyScope.join('+')} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`
  return `
  Tenant API at ${baseUrl}
  Console at    ${baseUrl}/console
  Reference at  ${baseUrl}/docs, document at ${baseUrl}/openapi.json
${shownOnce}
  ${getToken}
  Follow the events:
    curl -N -H "Authorization: Bearer $TOKEN" ${baseUrl}${operations.subscribe_events.path}

`
}
