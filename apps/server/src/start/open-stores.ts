import type { Config } from '../config/config.ts'
import { createSecretBox } from '../crypto/secret-box.ts'
import type { DerivedKeys } from '../crypto/secrets-key.ts'
import { createOffsetCodec } from '../events/offset.ts'
import { openPostgresStores } from '../stores/postgres/open.ts'
import { openSqliteStores } from '../stores/sqlite/open.ts'
import type { Stores } from '../stores/stores.ts'

/**
 * Opens PostgreSQL if there is a DATABASE_URL, and otherwise SQLite.
 *
 * @param onLost called when the database has lost writes, or may have lost them
 * @throws {ConfigError} when the database cannot be used
 */
export async function openStores(
  config: Config,
  keys: DerivedKeys,
  onLost: (error: unknown) => void,
): Promise<Stores> {
  const parts = {
    secrets: createSecretBox(keys.secrets),
    offsets: createOffsetCodec(keys.offsets),
    onLost,
  }
  if (!config.databaseUrl) return openSqliteStores(config.dataDir, parts)
  return openPostgresStores(config.databaseUrl, {
    ...parts,
    listenUrl: config.databaseListenUrl,
    leaseMs: config.leaseSeconds * 1_000,
  })
}
