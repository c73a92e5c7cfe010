import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { scopesByAudience } from '@tenant-api/contract'
import { credentials, type RunningService } from '@tenant-api/test-kit/start-service'
import type { Client } from '../../src/auth/client.ts'
import { hashSecret } from '../../src/auth/client-secret.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { deriveKeys, loadOrCreateSecretsKey } from '../../src/crypto/secrets-key.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { unexpected } from '../unexpected.ts'
import { startWatchedService } from '../watched-service.ts'

export type GivenClient = Pick<Client, 'id'> & Partial<Client>

/** Starts a service with additional clients, which all have the same secret and every scope. */
export async function startServiceWithClients(
  others: readonly GivenClient[],
  env: Readonly<Record<string, string>>,
): Promise<RunningService> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  const keys = deriveKeys(loadOrCreateSecretsKey(dataDir))
  const stores = openSqliteStores(dataDir, {
    secrets: createSecretBox(keys.secrets),
    offsets: createOffsetCodec(keys.offsets),
    onLost: unexpected,
  })
  const secretHash = await hashSecret(credentials.clientSecret)
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
    await stores.clients.insert({ ...like, ...client })
  }
  await stores.close()
  return startWatchedService({ ...env, DATA_DIR: dataDir })
}
