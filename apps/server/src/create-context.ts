/** The composition root: the only file that names a concrete adapter. */
import pino from 'pino'
import { createAccessTokens } from './auth/access-token.ts'
import { bootstrapClient, type NewCredentials } from './auth/bootstrap-client.ts'
import { loadSigningKeys } from './auth/signing-keys.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { deriveKeys, loadOrCreateSecretsKey } from './crypto/keys.ts'
import { createSecretBox } from './crypto/secret-box.ts'
import { createConnections } from './events/connections.ts'
import { createOffsetCodec } from './events/offset.ts'
import { createCheckpoints } from './paging/checkpoint.ts'
import { maxPageSize } from './served-document.ts'
import { createSqliteClients } from './stores/sqlite/clients.ts'
import { lockDataDir, openDatabase } from './stores/sqlite/connection.ts'
import { createSqliteDeliveries } from './stores/sqlite/deliveries.ts'
import { createSqliteEventLog } from './stores/sqlite/event-log.ts'
import { createSqliteEventStreams } from './stores/sqlite/event-streams.ts'
import { createSqliteRateLimitPolicies } from './stores/sqlite/rate-limit-policies.ts'
import { createSqliteSigningKeys } from './stores/sqlite/signing-keys.ts'

export interface StartedContext {
  readonly context: Context
  /** The first client, when this is the first start and no credentials were given for it. */
  readonly newCredentials: NewCredentials | null
  /** Closes the store. Nothing of the context may be used any more. */
  readonly close: () => void
}

/** @throws {ConfigError} when a setting or the data directory does not let the service start */
export async function createContext(
  config: Config,
  baseUrl: string,
  shutdown: AbortSignal,
): Promise<StartedContext> {
  const database = openDatabase(config.dataDir)
  const lock = lockDataDir(config.dataDir)
  const keys = deriveKeys(config.secretsKey ?? loadOrCreateSecretsKey(config.dataDir))
  const secrets = createSecretBox(keys.secrets)
  const clients = createSqliteClients(database)
  const signingKeys = await loadSigningKeys(createSqliteSigningKeys(database, secrets), config.tokenAlg)
  const newCredentials = await bootstrapClient(clients, config)
  const context: Context = {
    config,
    baseUrl,
    log: pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }),
    clients,
    signingKeys,
    accessTokens: createAccessTokens(signingKeys, {
      issuer: baseUrl,
      lifetimeSeconds: config.accessTokenSeconds,
    }),
    checkpoints: createCheckpoints(keys.checkpoints),
    defaultPageSize: maxPageSize(config) / 2,
    events: createSqliteEventLog(database, createOffsetCodec(keys.offsets)),
    connections: createConnections(config.events.maxConnectionsPerClient),
    eventStreams: createSqliteEventStreams(database, secrets),
    deliveries: createSqliteDeliveries(database),
    rateLimitPolicies: createSqliteRateLimitPolicies(database),
    shutdown,
    checkStore: async () => {
      database.prepare('SELECT 1').get()
    },
  }
  return {
    context,
    newCredentials,
    close() {
      database.close()
      lock[Symbol.dispose]()
    },
  }
}
