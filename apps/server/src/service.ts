/** The composition root: builds everything that the service consists of, in the process of its caller. */
import type { Server } from 'node:http'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { maxPageSize } from '@tenant-api/contract'
import pino, { type DestinationStream, type Logger } from 'pino'
import { createAccessTokens, ownProfile } from './auth/access-token.ts'
import { bootstrapClient, type NewCredentials } from './auth/bootstrap-client.ts'
import { createSecretChecks, createTokenRequestQueue } from './auth/client-secrets.ts'
import { createKnownClients } from './auth/clients.ts'
import { startKeyRing } from './auth/key-ring.ts'
import { followOutsideIssuer } from './auth/outside-issuer.ts'
import { createVerifiedTokens } from './auth/verify-token.ts'
import type { Config } from './config/config.ts'
import { warnOfExposure } from './config/exposure.ts'
import { secretsKeysOf } from './crypto.ts'
import { ConfigError } from './errors.ts'
import { watchClock } from './events/clock.ts'
import { createAcceptance } from './events/publication.ts'
import { startRetention } from './events/retention.ts'
import { createSubscribers } from './events/subscribers.ts'
import { probingSlots } from './events/subscription-slots.ts'
import { withTail } from './events/tail.ts'
import { createApp, type PipelineParts } from './http/app.ts'
import { addressOf, listen } from './http/listen.ts'
import { recordUnreadable } from './http/request-log.ts'
import { serveMetrics } from './http/serve-metrics.ts'
import { createFairQueue, createPatientQueue } from './limiting/fair-queue.ts'
import { createOnceAMinute } from './limiting/once-a-minute.ts'
import { createRateLimits } from './limiting/rate-limits.ts'
import { limits } from './limits.ts'
import { systemEntry } from './logs/entries.ts'
import { startLogSums } from './logs/sums.ts'
import type { Context } from './operations/context.ts'
import { createCheckpoints } from './paging.ts'
import { openPostgresStores } from './stores/postgres/open.ts'
import { openSqliteStores } from './stores/sqlite/open.ts'
import type { Stores } from './stores/stores.ts'
import { watchNode, watchProgress } from './telemetry/gauges.ts'
import { loggedError } from './telemetry/log.ts'
import {
  countSubscribers,
  createMetrics,
  type Metrics,
  measureStores,
  measureWebhooks,
} from './telemetry/metrics.ts'
import { createReadiness, logReplication } from './telemetry/readiness.ts'
import { traceWebhooks } from './telemetry/tracing.ts'
import { type AddressGuard, createAddressGuard, endpointFault } from './webhooks/addresses.ts'
import { Dispatcher } from './webhooks/dispatcher.ts'
import { startNotices } from './webhooks/notices.ts'
import { createWebhookSender, signingKey } from './webhooks/send.ts'

/** A running service. */
export interface Service {
  /** The URL of the address on which the service listens. It may differ from the base URL. */
  readonly address: string
  /** Scheme and host in the URLs that callers use. */
  readonly baseUrl: string
  readonly log: Logger
  /**
   * Stops the service. First it drains: it still serves requests, but `/readyz` fails and each answer closes its connection. Then
   * it accepts no more connections, ends the subscriptions, and lets requests and attempts in flight end, for a limited time. A
   * second call waits for the first.
   *
   * @param drainMs duration of the drain
   * @returns once the store is closed. Nothing of the service is left then.
   */
  stop(drainMs?: number): Promise<void>
}

interface ServiceParts {
  /** Receives the lines of the log. */
  readonly logOutput: DestinationStream
  /** Called when the store has lost writes, or may have lost them: the memory of this process may no longer match the store. */
  readonly onLostWrites: () => void
  /**
   * Called at the first start with the random credentials of the first client, before the client is stored: if it throws, no
   * client is created whose secret nobody knows.
   */
  readonly keepCredentials: (credentials: NewCredentials, log: Logger) => void
}

/**
 * Starts the service in this process. Registers nothing with the process: signals are the caller's.
 *
 * @throws {ConfigError} when a setting is invalid, or the store or the address cannot be used
 */
export async function startService(config: Config, parts: ServiceParts): Promise<Service> {
  const stopping = new AbortController()
  const { server, port, serve } = await listen(config, stopping.signal)
  const address = addressOf(config.host, port)
  const baseUrl = config.baseUrl ?? address
  const started = await createContext(config, baseUrl, parts).catch(error => {
    endAtOnce(server)
    throw error
  })
  const { context, pipeline, stopWork, close } = started
  const { log } = pipeline
  recordUnreadable(server, log, pipeline.metrics)

  async function prepare() {
    const app = createApp(pipeline, context, stopping.signal)
    const stopMetrics = await serveMetrics(config.admin, pipeline)
    // Create the client last: its secret is shown only once, so nothing may fail between its creation and the end of the start.
    await started.createFirstClient(credentials => parts.keepCredentials(credentials, log))
    return { ...app, stopMetrics }
  }

  const { app, idle, stopMetrics } = await prepare().catch(async error => {
    endAtOnce(server)
    // Other nodes take over the event streams of this node at once.
    await stopWork()
    await close()
    throw error
  })
  const isFirstThisMinute = createOnceAMinute()
  serve(app, () => {
    if (isFirstThisMinute('crowded'))
      log.warn(
        { connections: limits.connections },
        'too many connections: those that have waited longest for a request are closed',
      )
  })

  async function stop(drainMs: number): Promise<void> {
    stopping.abort()
    if (drainMs > 0) await delay(drainMs)
    await acceptWaiting(server)
    stopMetrics()
    await Promise.all([stopWork(), closeServer(server)])
    // A request may outlive its connection, and still use the store.
    await idle()
    await close()
  }

  let stopped: Promise<void> | undefined
  return {
    address,
    baseUrl,
    log,
    stop(drainMs = 0) {
      stopped ??= stop(drainMs)
      return stopped
    },
  }
}

interface StartedContext {
  readonly context: Context
  readonly pipeline: PipelineParts
  /** Creates the first client, unless there is a client. See `bootstrapClient`. */
  readonly createFirstClient: (keep: (credentials: NewCredentials) => void) => Promise<void>
  /** Ends the subscriptions and all background work. Resolves when work in flight has ended. */
  readonly stopWork: () => Promise<void>
  /** Closes the store. The context must not be used afterwards. */
  readonly close: () => Promise<void>
}

/** @throws {ConfigError} when a setting is invalid or the store cannot be used */
async function createContext(
  config: Config,
  baseUrl: string,
  parts: Pick<ServiceParts, 'logOutput' | 'onLostWrites'>,
): Promise<StartedContext> {
  const log = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
    },
    parts.logOutput,
  )
  const metrics = createMetrics()
  const lost = new AbortController()
  const onLostWrites = (error: unknown) => {
    lost.abort()
    log.fatal({ err: error }, 'the database has lost writes, or may have lost them: the service ends')
    setTimeout(parts.onLostWrites, answersMs)
  }
  const opened = await openStores(config, { onLost: onLostWrites, log })
  warnOfExposure(config, log)
  const stores = measureStores(opened, metrics)
  const logOfNode = log.child({ node_id: stores.node.id })
  return startOn(stores, { config, baseUrl, log: logOfNode, metrics, lost: lost.signal }).catch(
    async error => {
      await stores.close()
      throw error
    },
  )
}

async function startOn(
  stores: Stores,
  parts: {
    config: Config
    baseUrl: string
    log: Logger
    metrics: Metrics
    lost: AbortSignal
  },
): Promise<StartedContext> {
  const { config, baseUrl, log, metrics } = parts
  const readiness = createReadiness(stores, log)
  watchProgress(metrics, stores, readiness)
  logReplication(stores, log)
  const clock = watchClock(stores.clock, log, aheadMs => {
    const entry = systemEntry('clock.jumped', {
      resource: { type: 'node', id: stores.node.id },
      detail: `The clock is ${Math.round(aheadMs / 1_000)} seconds ahead of its reference clock.`,
    })
    stores.logs
      .write([stores.logs.dated(entry)])
      .catch(error => log.error({ err: error }, 'the log of the tenant cannot be written'))
  })
  const keyRing = await stores.startAlone(() =>
    startKeyRing(stores.signingKeys, { alg: config.tokenAlg, clock, log }),
  )
  const outside = config.outsideIssuer && followOutsideIssuer(config.outsideIssuer, log)
  const events = await withTail(stores.events, log)
  const subscribers = countSubscribers(
    createSubscribers(events, {
      heartbeatMs: config.events.heartbeatSeconds * 1_000,
      stalledMs: config.events.stalledSeconds * 1_000,
      logger: log,
    }),
    metrics,
  )
  const slots = probingSlots(stores.openSubscriptionSlots(config.events.maxConnectionsPerClient))
  slots.onProbe(clientId => subscribers.probe(clientId))
  parts.lost.addEventListener('abort', () => subscribers.close())
  const addressGuard = createAddressGuard(config.webhooks.allowedCidrs, config.webhooks.forbiddenCidrs)
  const noticeEndpoint = config.notices && checkedEndpoint(config.notices.endpoint, addressGuard, baseUrl)
  const sender = createWebhookSender(addressGuard, {
    deadlineMs: config.webhooks.timeoutSeconds * 1_000,
    dnsServers: config.webhooks.dnsServers,
    log,
  })
  const dispatcher = await Dispatcher.start({
    events,
    store: stores.dispatch,
    clock,
    sender: traceWebhooks(measureWebhooks(sender, metrics)),
    expiryMs: 2 * 1_000 * config.events.retentionSeconds,
    retryDelays: config.webhooks.retryDelays,
    leaseMs: config.leaseSeconds * 1_000,
    log,
  })
  const acceptance = createAcceptance(config.tenantId, stores.clock)
  const store = config.databaseUrl ? 'postgresql' : 'sqlite'
  watchNode(metrics, { node: stores.node, clock, store, held: dispatcher.lanes })
  const stopNotices =
    noticeEndpoint &&
    config.notices &&
    startNotices(stores.notices, {
      endpoint: noticeEndpoint,
      key: signingKey(config.notices.secret),
      sender,
      deadlineMs: config.webhooks.timeoutSeconds * 1_000,
      retryDelays: config.webhooks.retryDelays,
      source: baseUrl,
      tenantId: config.tenantId,
      clock,
      log,
    })
  const sums = startLogSums(stores.logs, log)
  const stopRetention = startRetention(
    { events, deliveries: stores.deliveries, attempts: stores.attempts, logs: stores.logs, clock },
    { ...config, log },
  )
  return {
    context: {
      baseUrl,
      clock: stores.clock,
      auth: {
        clients: stores.clients,
        knownClients: createKnownClients(stores.clients),
        secretChecks: createSecretChecks(),
        tokenRequests: createTokenRequestQueue(),
        accessTokens: createAccessTokens(keyRing, {
          issuer: baseUrl,
          lifetimeSeconds: config.accessTokenSeconds,
          clock,
        }),
        keyRing,
        verificationKeys: outside?.keys ?? keyRing,
        outsideIssuer: config.outsideIssuer,
      },
      events: {
        tenantId: config.tenantId,
        accept: acceptance.accept,
        log: events,
        slots,
        maxConnectionSeconds: config.events.maxConnectionSeconds,
        subscribers,
      },
      eventStreams: stores.eventStreams,
      deliveries: {
        ...stores.deliveries,
        largeReads: createPatientQueue(readQueue, {
          refusal: 'Too many reads of deliveries of this client are waiting. Send them one after the other.',
          late: 'The reads of deliveries before this one take too long. Try again.',
        }),
        // Not patient: a request with many steps has a limit of its own, `countSeconds`.
        largeCounts: createFairQueue(
          readQueue,
          'Too many redeliveries and replays of this client are waiting. Request them one after the other.',
        ),
      },
      attempts: stores.attempts,
      replays: stores.replays,
      webhooks: { store: stores.dispatch, dispatcher, addressGuard },
      logs: stores.logs,
      rateLimitPolicies: stores.rateLimitPolicies,
      rateLimits:
        config.rateLimitPolicies === 'on'
          ? createRateLimits(stores.rateLimitPolicies, stores.rateLimitCounters, log)
          : null,
      paging: {
        checkpoints: createCheckpoints(stores.keys.checkpoints, clock.now),
        defaultPageSize: maxPageSize(config.tenantCloud) / 2,
      },
    },
    pipeline: {
      config,
      log,
      metrics,
      verifiedTokens: outside
        ? createVerifiedTokens(outside.keys, outside.profile, clock)
        : createVerifiedTokens(keyRing, ownProfile(baseUrl), clock),
      quota: config.apiRateLimit && stores.openQuota(config.apiRateLimit),
      sums,
      checkStore: stores.check,
      readiness,
    },
    createFirstClient: keep => stores.startAlone(() => bootstrapClient(stores.clients, config, keep)),
    async stopWork() {
      subscribers.close()
      keyRing.stop()
      outside?.keys.stop()
      await Promise.all([stopRetention(), stopNotices?.(), dispatcher.stop()])
    },
    async close() {
      await sums.stop()
      await acceptance.end()
      await stores.close()
    },
  }
}

/** @throws {ConfigError} if notices may not be sent to the endpoint */
function checkedEndpoint(endpoint: string, guard: AddressGuard, baseUrl: string): URL {
  const fault = endpointFault(endpoint, guard, baseUrl)
  if (fault) throw new ConfigError(`NOTIFY_ENDPOINT ${fault}.`)
  return new URL(endpoint)
}

/**
 * Opens PostgreSQL if there is a DATABASE_URL, and otherwise SQLite.
 *
 * @param given `onLost` is called when the database has lost writes, or may have lost them
 * @throws {ConfigError} when the database cannot be used
 */
async function openStores(
  config: Config,
  given: { onLost: (error: unknown) => void; log: Logger },
): Promise<Stores> {
  const parts = { tenantId: config.tenantId, secretsKeys: secretsKeysOf(config), ...given }
  if (!config.databaseUrl) return openSqliteStores(config.dataDir, parts)
  return openPostgresStores(config.databaseUrl, {
    ...parts,
    listenUrl: config.databaseListenUrl,
    leaseMs: config.leaseSeconds * 1_000,
  })
}

/** Closes the server of a start that has failed, with the connections of requests that wait for the start. */
function endAtOnce(server: Server): void {
  server.close()
  server.closeAllConnections()
}

/**
 * Closes a server: ends idle connections at once, and the others after their answers, or after `limits.shutdownSeconds`.
 *
 * @returns once all connections are closed
 */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<unknown>(resolve => server.close(resolve))
  const late = setTimeout(() => server.closeAllConnections(), 1_000 * limits.shutdownSeconds).unref()
  server.closeIdleConnections()
  // Connections with a request in flight would otherwise stay open for their keep-alive time.
  server.keepAliveTimeout = 1
  server.keepAliveTimeoutBuffer = 0
  await closed
  clearTimeout(late)
}

/**
 * Accepts the connections that wait in the system, because it resets them when the listener closes. Node accepts one in each turn of
 * the event loop, so many may wait if the loop was busy.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const latest = performance.now() + acceptMs
  let hasAccepted = true
  const notice = () => {
    hasAccepted = true
  }
  server.on('connection', notice)
  while (hasAccepted && performance.now() < latest) {
    hasAccepted = false
    // The first turn may end before it looks for connections.
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', notice)
}

/** Time after lost writes for callers to get a 503 and subscribers a last message, in milliseconds. */
const answersMs = 200
/** Time to accept the connections that wait when the listener closes, in milliseconds. */
const acceptMs = 4_000
const readQueue = { atOnce: 1, maxWaiting: limits.waitingReads }
