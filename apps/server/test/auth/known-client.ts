import type { UnverifiedCredentials } from '../../src/auth/client-secrets.ts'
import { hashSecret, newSecret } from '../../src/auth/client-secrets.ts'
import type { Client } from '../../src/auth/clients.ts'

const secret = newSecret()

export const knownClient: Client = {
  id: 'known',
  name: 'Known',
  secretHash: await hashSecret(secret),
  scopes: {},
  isGlobal: true,
  isThirdParty: false,
  createdAt: 0,
  disabledAt: null,
}

/** The credentials of `knownClient`, with changes. */
export const claim = (given: Partial<UnverifiedCredentials> = {}): UnverifiedCredentials => ({
  id: knownClient.id,
  secret,
  network: '192.0.2.1',
  ...given,
})
