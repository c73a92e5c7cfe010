/** The composition root of commands: a small part of the service's, since each command starts a process. */
import type { Config } from '../config.ts'
import { deriveKeys, loadOrCreateSecretsKey } from '../crypto/keys.ts'
import { createSecretBox } from '../crypto/secret-box.ts'
import { openSqliteCommandStores } from '../stores/sqlite/open.ts'
import type { CommandStores } from '../stores.ts'

/** What commands work on, beside a running service or without one. @throws {ConfigError} when it cannot be used */
export function openStores(config: Config): CommandStores {
  const keys = deriveKeys(config.secretsKey ?? loadOrCreateSecretsKey(config.dataDir))
  return openSqliteCommandStores(config.dataDir, createSecretBox(keys.secrets))
}
