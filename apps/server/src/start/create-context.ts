/** The composition root: builds everything that the service consists of. */
import { maxPageSize } from '@tenant-api/contract'
import pino, { type Logger } from 'pino'
import { createAccessTokens, ownProfile } from '../auth/access-token.ts'
import { bootstrapClient, type NewCredentials } from '../auth/bootstrap-client.ts'
import { startKeyRing } from '../auth/key-ring.ts'
import { createKnownClients } from '../auth/known-clients.ts'
import { followOutsideIssuer } from '../auth/outside-issuer.ts'
import { createSecretChecks } from '../auth/secret-checks.ts'
import { createTokenRequestQueue } from '../auth/token-request-queue.ts'
import { createVerifiedTokens } from '../auth/verified-tokens.ts'
import type { Config } from '../config/config.ts'
import { type DerivedKeys, deriveKeys, secretsKeyOf } from '../crypto/secrets-key.ts'
import { createAcceptance } from '../events/acceptance.ts'
import { startRetention } from '../events/retention.ts'
import { createSubscribers } from '../events/subscribers.ts'
import { withTail } from '../events/tailed-log.ts'
import { watchClock } from '../events/watched-clock.ts'
import { createFairQueue } from '../fairness/fair-queue.ts'
import { createPatientQueue } from '../fairness/patient-queue.ts'
import type { PipelineParts } from '../http/app.ts'
import { limits } from '../limits.ts'
import { countSubscribers } from '../metrics/count-subscribers.ts'
import { measureStores } from '../metrics/measure-stores.ts'
import { measureWebhooks } from '../metrics/measure-webhooks.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { watchNode } from '../metrics/watch-node.ts'
import { watchProgress } from '../metrics/watch-progress.ts'
import type { Context } from '../operations/context.ts'
import { createCheckpoints } from '../paging/checkpoint.ts'
import { createRateLimits } from '../rate-limit-policies/rate-limits.ts'
import type { Stores } from '../stores/stores.ts'
import { openLogOutput } from '../telemetry/log-output.ts'
import { traceWebhooks } from '../telemetry/tracing.ts'
import { startDispatcher } from '../webhooks/dispatch/dispatcher.ts'
import { createAddressGuard } from '../webhooks/send/address-guard.ts'
import { createWebhookSender } from '../webhooks/send/attempt.ts'
import { endAfterAnswers } from './end-after-answers.ts'
import { openStores } from './open-stores.ts'

export interface StartedContext {
  readonly context: Context
  readonly pipeline: PipelineParts
  /** Creates the first client, unless there is a client. See `bootstrapClient`. */
  readonly createFirstClient: (keep: (credentials: NewCredentials) => void) => Promise<NewCredentials | null>
  /** Ends the subscriptions and all background work. Resolves when work in flight has ended. */
  readonly stop: () => Promise<void>
  /** Closes the store. The context must not be used afterwards. */
  readonly close: () => Promise<void>
}

/**
 * @param endProcess called when the store has lost writes, or may have lost them
 * @throws {ConfigError} when a setting is invalid or the store cannot be used
 */
export async function createContext(
  config: Config,
  baseUrl: string,
  endProcess: () => never,
): Promise<StartedContext> {
  const log = pino(
    { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    openLogOutput(),
  )
  const keys = deriveKeys(secretsKeyOf(config))
  const metrics = createMetrics()
  const lost = new AbortController()
  const onLostWrites = endAfterAnswers(log, lost, endProcess)
  const stores = measureStores(await openStores(config, keys, onLostWrites), metrics)
  const logOfNode = log.child({ node_id: stores.node.id })
  return startOn(stores, { config, baseUrl, keys, log: logOfNode, metrics, lost: lost.signal }).catch(
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
    keys: DerivedKeys
    log: Logger
    metrics: Metrics
    lost: AbortSignal
  },
): Promise<StartedContext> {
  const { config, baseUrl, keys, log, metrics } = parts
  watchProgress(metrics, stores)
  const clock = watchClock(stores.clock, log)
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
  parts.lost.addEventListener('abort', () => subscribers.close())
  const addressGuard = createAddressGuard(config.webhooks.allowedCidrs, config.webhooks.forbiddenCidrs)
  const sender = createWebhookSender(addressGuard, {
    deadlineMs: config.webhooks.timeoutSeconds * 1_000,
    dnsServers: config.webhooks.dnsServers,
  })
  const dispatcher = await startDispatcher({
    events,
    store: stores.dispatch,
    clock,
    sender: traceWebhooks(measureWebhooks(sender, metrics)),
    expiryMs: 2 * 1_000 * config.events.retentionSeconds,
    retryDelays: config.webhooks.retryDelays,
    leaseMs: config.leaseSeconds * 1_000,
    log,
  })
  const store = config.databaseUrl ? 'postgresql' : 'sqlite'
  watchNode(metrics, { node: stores.node, clock, store, held: dispatcher.lanes })
  const stopRetention = startRetention({ events, deliveries: stores.deliveries, clock }, { ...config, log })
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
        outsideIssuer: config.outsideIssuer,
      },
      events: {
        tenantId: config.tenantId,
        accept: createAcceptance(config.tenantId, stores.clock),
        log: events,
        slots: stores.openSubscriptionSlots(config.events.maxConnectionsPerClient),
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
          'Too many redelivery requests of this client are waiting. Send them one after the other.',
        ),
      },
      webhooks: { store: stores.dispatch, dispatcher, addressGuard },
      rateLimitPolicies: stores.rateLimitPolicies,
      rateLimits:
        config.rateLimitPolicies === 'on'
          ? createRateLimits(stores.rateLimitPolicies, stores.rateLimitCounters, log)
          : null,
      paging: {
        checkpoints: createCheckpoints(keys.checkpoints, clock.now),
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
      checkStore: stores.check,
    },
    createFirstClient: keep => stores.startAlone(() => bootstrapClient(stores.clients, config, keep)),
    async stop() {
      subscribers.close()
      stopRetention()
      keyRing.stop()
      outside?.keys.stop()
      await dispatcher.stop()
    },
    close: stores.close,
  }
}

const readQueue = { atOnce: 1, maxWaiting: limits.waitingReads }
