import { randomBytes } from 'node:crypto'
import { parseDatabaseUrl } from '../../config/readers.ts'
import { createSecretBox } from '../../crypto.ts'
import { createOffsetCodec } from '../../events/offset.ts'
import { checkMs } from '../../limiting/patience.ts'
import { createAttempts } from '../attempts.ts'
import { createClients } from '../clients.ts'
import { createErasure } from '../erasure.ts'
import { createLogs } from '../logs.ts'
import { createNotices } from '../notices.ts'
import { createRateLimitPolicies } from '../rate-limit-policies.ts'
import { createReplays } from '../replays.ts'
import { createSigningKeys } from '../signing-keys.ts'
import type { CommandStores, Stores } from '../stores.ts'
import { openTenantKeys, sealAnew, type TenantSecrets } from '../tenant.ts'
import { createPostgresCounters, createPostgresQuota } from './counters.ts'
import { policiesLock, startLock } from './database.ts'
import { createPostgresDeliveries } from './deliveries.ts'
import { createPostgresDispatch } from './dispatch.ts'
import { createPostgresEventLog } from './event-log.ts'
import { coordinationOf, createPostgresEventStreams } from './event-streams.ts'
import { blankEvent } from './generations.ts'
import { listenTo } from './log-growth.ts'
import { beginLease, createServerClock } from './node.ts'
import { type CallersDatabase, openDatabase, openDatabases } from './open-databases.ts'
import { createServers } from './session.ts'
import { createPostgresSubscriptionSlots } from './subscription-slots.ts'
import { watchWrites } from './writes.ts'

/**
 * All ports on a PostgreSQL database, which any number of processes share.
 *
 * @param listenUrl the URL for LISTEN, if `url` leads to a pooler that shares sessions
 * @param onLost a function that is called once, when the log no longer holds an event that this node has
 *   seen. The process must then end.
 * @throws {ConfigError} when the database cannot be used
 */
export async function openPostgresStores(
  url: string,
  parts: TenantSecrets & {
    leaseMs: number
    onLost: (error: unknown) => void
    listenUrl?: string | null
  },
): Promise<Stores> {
  const { leaseMs, onLost, listenUrl = null } = parts
  const { servers, listening } = serversOf(url, listenUrl)
  const databases = await openDatabases(servers, listening)
  const { requests: database, changes, lease, dispatch, history } = databases
  const keys = await openTenantKeys(database, parts)
  const secrets = createSecretBox(keys.secrets)
  const offsets = createOffsetCodec(keys.offsets)
  const forCallers: CallersDatabase = {
    query: database.query,
    run: (text, values) => changes.run(text, values),
    transact: work => changes.transact(work),
  }
  const nodeId = randomBytes(12).toString('hex')
  const coordination = coordinationOf(nodeId)
  const notifications = listenTo(listening)
  const writes = watchWrites()
  const clock = createServerClock()
  const { enter, ...logs } = createLogs(forCallers, clock)
  const events = await createPostgresEventLog(databases, notifications, { offsets, nodeId, clock, onLost })
  // Begin the lease last: a node that cannot open the log must not count in the shares of the event streams.
  const node = await beginLease(lease, nodeId, { leaseMs, writes })
  const rateLimitCounters = createPostgresCounters(database)
  const stopping: { stop(): void }[] = [events, rateLimitCounters]
  function stoppedAtClose<Part extends { stop(): void }>(part: Part): Part {
    stopping.push(part)
    return part
  }
  return {
    keys,
    node: {
      id: nodeId,
      leaseSeconds: node.secondsLeft,
      pools: () => Object.entries(databases).map(([name, { connections }]) => ({ name, ...connections })),
      isSynchronous: node.isSynchronous,
      onReplication: node.onReplication,
    },
    clients: createClients(database, enter),
    signingKeys: createSigningKeys(database, secrets, enter),
    events: { ...events, append: (...given) => writes.watch('append', events.append(...given)) },
    clock,
    eventStreams: createPostgresEventStreams(forCallers, { secrets, clock, coordination, enter }),
    deliveries: createPostgresDeliveries(forCallers, history, coordination, enter),
    attempts: createAttempts(forCallers, history),
    replays: createReplays(forCallers, { clock, coordination, enter }),
    dispatch: createPostgresDispatch(dispatch, {
      changes,
      coordination,
      secrets,
      clock,
      node,
      notifications,
      growth: events.growth,
      enter,
    }),
    rateLimitPolicies: createRateLimitPolicies(forCallers, {
      enter,
      lock: `pg_advisory_xact_lock(${policiesLock})`,
    }),
    logs,
    notices: createNotices(forCallers, ' FOR UPDATE SKIP LOCKED'),
    rateLimitCounters,
    openQuota: rate => stoppedAtClose(createPostgresQuota(database, rate)),
    openSubscriptionSlots: maxPerClient =>
      stoppedAtClose(
        createPostgresSubscriptionSlots(database, {
          node,
          notifications,
          maxPerClient,
          everyMs: leaseMs / 3,
        }),
      ),
    startAlone: work => database.alone(startLock, work),
    async check() {
      await database.queryOnce('SELECT 1', [], checkMs)
    },
    async checkWrites() {
      writes.check()
    },
    async close() {
      for (const part of stopping) part.stop()
      await notifications.close()
      await node.end().catch(() => {})
      await Promise.all(Object.values(databases).map(one => one.close()))
    },
  }
}

const selectNow = 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now'

/** The ports that commands need. @throws {ConfigError} when the database cannot be used */
export async function openPostgresCommandStores(
  url: string,
  listenUrl: string | null,
  tenant: TenantSecrets,
): Promise<CommandStores> {
  const { servers, listening } = serversOf(url, listenUrl)
  const database = await openDatabase(servers, listening)
  const keys = await openTenantKeys(database, tenant).catch(async error => {
    await database.close()
    throw error
  })
  const secrets = createSecretBox(keys.secrets)
  const [time] = await database.query(selectNow)
  const { enter, ...logs } = createLogs(database, createServerClock(Number(time?.now)))
  return {
    keys,
    sealAnew: () => sealAnew(database, tenant, enter),
    clients: createClients(database, enter),
    signingKeys: createSigningKeys(database, secrets, enter),
    logs,
    erasure: createErasure(database, {
      json: 'json',
      blank: blankEvent,
      erasedKey: id => `convert_to(${id}, 'UTF8')`,
      settle: [['LOCK TABLE attempts, deliveries IN SHARE MODE', []]],
    }),
    async now() {
      const [row] = await database.query(selectNow)
      return Math.floor(Number(row?.now))
    },
    close: () => database.close(),
  }
}

function serversOf(url: string, listenUrl: string | null) {
  if (listenUrl === null) {
    const servers = createServers(parseDatabaseUrl(url))
    return { servers, listening: servers }
  }
  const setting = 'DATABASE_LISTEN_URL'
  return {
    servers: createServers(parseDatabaseUrl(url), { areShared: true }),
    listening: createServers(parseDatabaseUrl(listenUrl, setting), { setting }),
  }
}
