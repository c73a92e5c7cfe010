import { firstClientOf } from '@tenant-api/contract/local-service'

export interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * Reads client credentials for a running service from TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET, or else those of the first client
 * of a service on this machine.
 *
 * @throws {Error} when there are no credentials; the message says what to do
 */
export function readCredentials(baseUrl: string, env: NodeJS.ProcessEnv): Credentials {
  const { TENANT_API_CLIENT_ID: clientId, TENANT_API_CLIENT_SECRET: clientSecret } = env
  if (clientId && clientSecret) return { clientId, clientSecret }
  const first = firstClientOf(baseUrl, env)
  if (first) return first
  throw new Error(
    'There are no client credentials. Set TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET, or for a service on this\n' +
      'machine DATA_DIR to its data folder, whose first-client.json has the credentials of its first client.',
  )
}
