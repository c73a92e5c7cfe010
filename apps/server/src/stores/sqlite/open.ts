import { randomBytes } from 'node:crypto'
import { uptime } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Logger } from 'pino'
import { createSecretBox } from '../../crypto.ts'
import { createDataDir } from '../../data-dir.ts'
import { ConfigError, StoreError } from '../../errors.ts'
import type { Clock } from '../../events/clock.ts'
import { createOffsetCodec } from '../../events/offset.ts'
import { createAttempts } from '../attempts.ts'
import { createClients } from '../clients.ts'
import { createErasure } from '../erasure.ts'
import { createEventStreams, oneWriter } from '../event-streams.ts'
import { createLogs } from '../logs.ts'
import { createMemoryCounters, createMemoryQuota, createMemorySubscriptionSlots } from '../memory.ts'
import { createNotices } from '../notices.ts'
import { createRateLimitPolicies } from '../rate-limit-policies.ts'
import { createReplays } from '../replays.ts'
import { createSigningKeys } from '../signing-keys.ts'
import type { CommandStores, Stores } from '../stores.ts'
import { openTenantKeys, sealAnew, type TenantSecrets } from '../tenant.ts'
import { Database, full } from './database.ts'
import { createSqliteDeliveries } from './deliveries.ts'
import { blankEvent, eventOfFrame } from './delivery-rows.ts'
import { createSqliteDispatch } from './dispatch.ts'
import { createSqliteEventLog } from './event-log.ts'
import { openHistory } from './history.ts'
import { createSchema } from './schema.ts'
import { startCheckpoints } from './wal-checkpoints.ts'

/**
 * All ports on the SQLite file of a data folder, for this process only.
 *
 * @throws {ConfigError} when the file cannot be used
 */
export async function openSqliteStores(
  dataDir: string,
  { onLost, log, ...tenant }: TenantSecrets & { onLost: (error: unknown) => void; log: Logger },
): Promise<Stores> {
  const lock = lockDataDir(dataDir)
  let database: Database | undefined
  try {
    database = openDatabase(dataDir, onLost)
    return await openPorts(database, { tenant, lock, log })
  } catch (error) {
    if (database?.isOpen) database.close()
    lock[Symbol.dispose]()
    if (error instanceof ConfigError) throw error
    if (error instanceof StoreError) {
      const { message, errcode } = error.cause as Error & { errcode?: number }
      const remedy =
        errcode === full ? 'free at least as much space as tenant.db-wal takes' : 'check its disk'
      throw new ConfigError(`The database in ${dataDir} cannot be used (${message}): ${remedy}.`)
    }
    const { message } = error as Error
    throw new ConfigError(unreadable(dataDir, message))
  }
}

const unreadable = (dataDir: string, message: string) =>
  `The database in ${dataDir} cannot be read (${message}): restore a backup.`

/** @param parts `lock` is released when the stores are closed */
async function openPorts(
  database: Database,
  { tenant, lock, log }: { tenant: TenantSecrets; lock: Disposable; log: Logger },
): Promise<Stores> {
  const history = openHistory(database)
  const clock = createMachineClock()
  try {
    const keys = await openTenantKeys(database, tenant)
    const secrets = createSecretBox(keys.secrets)
    const offsets = createOffsetCodec(keys.offsets)
    const events = createSqliteEventLog(database, history, offsets)
    const { enter, ...logs } = createLogs(database, clock)
    const ports: Omit<Stores, 'check' | 'checkWrites' | 'close'> = {
      keys,
      node: {
        id: randomBytes(12).toString('hex'),
        leaseSeconds: () => null,
        pools: () => [],
        isSynchronous: () => null,
        onReplication() {},
      },
      clients: createClients(database, enter),
      signingKeys: createSigningKeys(database, secrets, enter),
      clock,
      events,
      eventStreams: createEventStreams(database, { secrets, clock, coordination: oneWriter, enter }),
      deliveries: createSqliteDeliveries(database, enter),
      attempts: createAttempts(database, database),
      replays: createReplays(database, { clock, coordination: oneWriter, enter }),
      dispatch: createSqliteDispatch(database, secrets, enter),
      rateLimitPolicies: createRateLimitPolicies(database, { enter }),
      logs,
      notices: createNotices(database),
      rateLimitCounters: createMemoryCounters(),
      openQuota: rate => createMemoryQuota(rate),
      openSubscriptionSlots: createMemorySubscriptionSlots,
      startAlone: work => work(),
    }
    // The log of an earlier process may hold what that process has deleted.
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    const stopCheckpoints = startCheckpoints(database, log)
    return {
      ...ports,
      async check() {
        await database.query('SELECT erasures FROM event_log')
      },
      checkWrites: () => database.checkWrites(),
      async close() {
        events.stop()
        await Promise.all([stopCheckpoints(), history.close()])
        database.close()
        lock[Symbol.dispose]()
      },
    }
  } catch (error) {
    await history.close()
    throw error
  }
}

/**
 * The ports that commands need. Takes no lock, because a running service may hold it.
 *
 * @throws {ConfigError} when the file cannot be used
 */
export async function openSqliteCommandStores(
  dataDir: string,
  tenant: TenantSecrets,
): Promise<CommandStores> {
  // A failed write fails the command, so there is nothing more to do.
  const database = openDatabase(dataDir, () => {})
  const keys = await openTenantKeys(database, tenant).catch(error => {
    database.close()
    throw error
  })
  const secrets = createSecretBox(keys.secrets)
  const { enter, ...logs } = createLogs(database, { now: Date.now })
  return {
    keys,
    sealAnew: () => sealAnew(database, tenant, enter),
    clients: createClients(database, enter),
    signingKeys: createSigningKeys(database, secrets, enter),
    logs,
    erasure: createErasure(database, {
      json: eventOfFrame,
      blank: blankEvent,
      erasedKey: id => `CAST(${id} AS BLOB)`,
      settle: [],
    }),
    now: async () => Date.now(),
    async close() {
      database.close()
    },
  }
}

/** SQLITE_BUSY: another connection holds the lock. */
const busy = 5
/** SQLITE_CORRUPT: the file is damaged. */
const corrupt = 11

/**
 * Opens the tenant's database in `dataDir`, and creates it at the first start. In WAL mode, readers do not block the writer.
 *
 * @param onLost a function that is called once, when an fsync has failed. The process must then end; the next
 *   start reads what is on the disk.
 * @throws {ConfigError} when the folder or file cannot be used, or the program of another version has written the file
 */
export function openDatabase(dataDir: string, onLost: (error: unknown) => void): Database {
  const file = path.join(dataDir, 'tenant.db')
  try {
    createDataDir(dataDir)
    const database = new Database(file, onLost)
    // A page of 8 KB holds about seven events, a page of the default 4 KB three. This saves a fifth of the bytes written for
    // each event. The size is fixed when the file is created.
    database.exec(
      'PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
    )
    // Overwrites what is deleted. Otherwise it stays in the free parts of the file.
    database.exec('PRAGMA secure_delete = ON')
    // An automatic checkpoint within a commit would ignore a failed fsync (sqlite3WalDefaultHook).
    database.exec('PRAGMA wal_autocheckpoint = 0')
    createSchema(database, file)
    return database
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { message, errcode } = ((error as Error).cause ?? error) as Error & { errcode?: number }
    throw new ConfigError(
      errcode === corrupt
        ? unreadable(dataDir, message)
        : `The database ${file} cannot be opened: ${message}.`,
    )
  }
}

/**
 * Locks `dataDir` for this service until its process ends, even by a crash. The lock is a SQLite lock on a file beside the
 * database, so that other programs can still read and write the database.
 *
 * @throws {ConfigError} when another service holds the lock, or the file cannot be locked
 */
export function lockDataDir(dataDir: string): Disposable {
  const file = path.join(dataDir, 'service.lock')
  const lock = openLockFile(dataDir, file)
  try {
    // Writes, because SQLite would begin on a file that it can only read without locking it.
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; PRAGMA user_version = 0')
  } catch (error) {
    // A connection that could not get the lock holds none, even while it is open. The service exits after this error, and closes
    // it.
    // Stryker disable next-line CallExpression
    lock.close()
    const { errcode, message } = error as Error & { errcode?: number }
    throw new ConfigError(
      errcode === busy
        ? `Another service is running on ${dataDir}: stop it, or give this one a DATA_DIR of its own.`
        : `${file} cannot be locked: ${message}.`,
    )
  }
  return { [Symbol.dispose]: () => lock.close() }
}

function openLockFile(dataDir: string, file: string): DatabaseSync {
  createDataDir(dataDir)
  try {
    return new DatabaseSync(file)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}.`)
  }
}

/** The clock of this machine. `ahead` compares it with the time since boot, which includes sleep. */
export function createMachineClock(): Clock {
  const bootTime = () => Date.now() - 1_000 * uptime()
  const bootedAt = bootTime()
  return { now: () => Date.now(), ahead: () => bootTime() - bootedAt }
}
