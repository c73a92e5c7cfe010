import { scopesByAudience } from '@tenant-api/contract'
import { credentials, type RunningService } from '@tenant-api/test-kit/start-service'
import { hashSecret } from '../../src/auth/client-secrets.ts'
import type { Client } from '../../src/auth/clients.ts'
import { anEntry } from '../stores/an-entry.ts'
import { filledDataFolder } from '../stores/filled-data-folder.ts'
import { startWatchedService } from '../watched-service.ts'

export type GivenClient = Pick<Client, 'id'> & Partial<Client>

/** Starts a service with additional clients, which all have the same secret and every scope. */
export async function startServiceWithClients(
  others: readonly GivenClient[],
  env: Readonly<Record<string, string>>,
): Promise<RunningService> {
  const secretHash = await hashSecret(credentials.clientSecret)
  const DATA_DIR = await filledDataFolder(async stores => {
    for (const client of [{ id: credentials.clientId }, ...others]) {
      const like = {
        name: client.id,
        secretHash,
        scopes: scopesByAudience,
        isGlobal: true,
        isThirdParty: false,
        createdAt: Date.now(),
        disabledAt: null,
      }
      await stores.clients.insert({ ...like, ...client }, anEntry)
    }
  })
  return startWatchedService({ ...env, DATA_DIR })
}
