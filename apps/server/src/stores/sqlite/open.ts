import { randomBytes } from 'node:crypto'
import type { SecretBox } from '../../crypto.ts'
import { ConfigError, StoreError } from '../../errors.ts'
import type { OffsetCodec } from '../../events/offset.ts'
import { createMemoryCounters, createMemoryQuota, createMemorySubscriptionSlots } from '../memory.ts'
import type { CommandStores, Stores } from '../stores.ts'
import { createSqliteClients } from './clients.ts'
import { createMachineClock } from './clock.ts'
import { createSqliteDeliveries } from './deliveries.ts'
import { createSqliteDispatch } from './dispatch.ts'
import { createSqliteEventLog } from './event-log.ts'
import { createSqliteEventStreams } from './event-streams.ts'
import { openHistory } from './history.ts'
import { lockDataDir, openDatabase } from './open-database.ts'
import { createSqliteRateLimitPolicies } from './rate-limit-policies.ts'
import { createSqliteSigningKeys } from './signing-keys.ts'
import { startCheckpoints } from './wal-checkpoints.ts'

/**
 * All ports on the SQLite file of a data folder, for this process only.
 *
 * @throws {ConfigError} when the file cannot be used
 */
export function openSqliteStores(
  dataDir: string,
  {
    secrets,
    offsets,
    onLost,
  }: { secrets: SecretBox; offsets: OffsetCodec; onLost: (error: unknown) => void },
): Stores {
  const lock = lockDataDir(dataDir)
  const database = openDatabase(dataDir, onLost)
  const history = openHistory(database)
  try {
    const ports: Omit<Stores, 'check' | 'close'> = {
      node: { id: randomBytes(12).toString('hex'), leaseSeconds: () => null, pools: () => [] },
      clients: createSqliteClients(database),
      signingKeys: createSqliteSigningKeys(database, secrets),
      clock: createMachineClock(),
      events: createSqliteEventLog(database, history, offsets),
      eventStreams: createSqliteEventStreams(database, secrets),
      deliveries: createSqliteDeliveries(database),
      dispatch: createSqliteDispatch(database, secrets),
      rateLimitPolicies: createSqliteRateLimitPolicies(database),
      rateLimitCounters: createMemoryCounters(),
      openQuota: rate => createMemoryQuota(rate),
      openSubscriptionSlots: createMemorySubscriptionSlots,
      startAlone: work => work(),
    }
    const stopCheckpoints = startCheckpoints(database)
    return {
      ...ports,
      check: () => database.check(),
      async close() {
        await Promise.all([stopCheckpoints(), history.close()])
        database.close()
        lock[Symbol.dispose]()
      },
    }
  } catch (error) {
    database.close()
    lock[Symbol.dispose]()
    if (error instanceof StoreError) {
      const { message } = error.cause as Error
      throw new ConfigError(`The database in ${dataDir} cannot be used (${message}): check its disk.`)
    }
    const { message } = error as Error
    throw new ConfigError(`The database in ${dataDir} cannot be read (${message}): restore a backup.`)
  }
}

/**
 * The ports that commands need. Takes no lock, because a running service may hold it.
 *
 * @throws {ConfigError} when the file cannot be used
 */
export function openSqliteCommandStores(dataDir: string, secrets: SecretBox): CommandStores {
  // A failed write fails the command, so there is nothing more to do.
  const database = openDatabase(dataDir, () => {})
  return {
    clients: createSqliteClients(database),
    signingKeys: createSqliteSigningKeys(database, secrets),
    now: async () => Date.now(),
    async close() {
      database.close()
    },
  }
}
