/** The composition root of commands. It imports only what the stores need, because every command has to load these modules. */
import type { Config } from '../config/config.ts'
import { createSecretBox, deriveKeys, secretsKeyOf } from '../crypto.ts'
import { openPostgresCommandStores } from '../stores/postgres/open.ts'
import { openSqliteCommandStores } from '../stores/sqlite/open.ts'
import type { CommandStores } from '../stores/stores.ts'

/** Opens the stores for a command, also while a service uses them. @throws {ConfigError} when they cannot be opened */
export async function openStores(config: Config): Promise<CommandStores> {
  const secrets = createSecretBox(deriveKeys(secretsKeyOf(config)).secrets)
  return config.databaseUrl
    ? openPostgresCommandStores(config.databaseUrl, config.databaseListenUrl, secrets)
    : openSqliteCommandStores(config.dataDir, secrets)
}
