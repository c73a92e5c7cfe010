import { type DerivedKeys, loadOrCreateSecretsKey } from '../../src/crypto.ts'
import { openSqliteCommandStores } from '../../src/stores/sqlite/open.ts'
import type { TenantSecrets } from '../../src/stores/tenant.ts'

/** The tenant of a service that was started on a data folder without other settings, with the key in the folder. */
export function tenantOf(dataDir: string): TenantSecrets {
  return { tenantId: 'local', secretsKeys: [loadOrCreateSecretsKey(dataDir)] }
}

/** The keys of the data in a data folder, also while a service runs on it. */
export async function keysOf(dataDir: string): Promise<DerivedKeys> {
  const { keys, close } = await openSqliteCommandStores(dataDir, tenantOf(dataDir))
  await close()
  return keys
}
