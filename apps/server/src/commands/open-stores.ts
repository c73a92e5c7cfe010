/** The composition root of commands: a small part of the service's, since each command starts a process. */
import type { Config } from '../config.ts'
import { deriveKeys, secretsKeyOf } from '../crypto/keys.ts'
import { createSecretBox } from '../crypto/secret-box.ts'
import { openPostgresCommandStores } from '../stores/postgres/open.ts'
import { openSqliteCommandStores } from '../stores/sqlite/open.ts'
import type { CommandStores } from '../stores.ts'

/** What commands work on, beside a running service or without one. @throws {ConfigError} when it cannot be used */
export async function openStores(config: Config): Promise<CommandStores> {
  const secrets = createSecretBox(deriveKeys(secretsKeyOf(config)).secrets)
  return config.databaseUrl
    ? openPostgresCommandStores(config.databaseUrl, secrets)
    : openSqliteCommandStores(config.dataDir, secrets)
}
