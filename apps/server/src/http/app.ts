import { document, documentFault } from '@tenant-api/contract'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Call } from '../api/call.ts'
import type { VerifiedTokens } from '../auth/verify-token.ts'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../errors.ts'
import { handlers } from '../generated/handlers.ts'
import type { Quota } from '../limiting/quota.ts'
import type { LogSums } from '../logs/sums.ts'
import { bodyRules } from '../operations/body-rules.ts'
import type { Context } from '../operations/context.ts'
import type { LoggedCall } from '../operations/handler.ts'
import { takingBytes } from '../operations/handler.ts'
import { isPagePath, publicPages } from '../pages/public-pages.ts'
import { servedDocument } from '../pages/served-document.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Readiness } from '../telemetry/readiness.ts'
import { traceRequests } from '../telemetry/tracing.ts'
import { allowOrigins } from './allow-origins.ts'
import { authenticate, verifyToken } from './authorize.ts'
import { dropBody } from './body.ts'
import { chargeQuota, limitUnanswered, takeFromQuota } from './fair-use.ts'
import { createPipeline, type Pipeline } from './pipeline.ts'
import { countRequests } from './request-log.ts'
import { changeEntry, sumRequests } from './tenant-log.ts'
import { untilStoreAnswers, WaitingRoom } from './waiting-subscriptions.ts'

/** What the steps of the pipeline use, besides the context of the operations. */
export interface PipelineParts {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly verifiedTokens: VerifiedTokens
  /** Limits the calls of each client to the administrative API; null if this limit is turned off. */
  readonly quota: Quota | null
  /** The sums of the tenant's log. */
  readonly sums: LogSums
  /** Throws when the store does not answer. */
  readonly checkStore: () => Promise<void>
  readonly readiness: () => Promise<Readiness>
}

/**
 * The request pipeline of this service. `pipeline.ts` has the steps of any API, in their order.
 *
 * @param stopping aborted by SIGTERM or SIGINT; the app then still answers requests, but `/readyz` fails
 * @throws {ConfigError} when the document is not the one from which the code was generated
 */
export function createApp(
  { config, log, metrics, verifiedTokens, quota, sums, checkStore, readiness }: PipelineParts,
  context: Context,
  stopping: AbortSignal,
): Pipeline {
  const fault = documentFault()
  if (fault !== undefined) throw new ConfigError(fault)
  const { auth, baseUrl } = context
  const room = new WaitingRoom(stopping, config.events.maxConnectionsPerClient)
  const patient = untilStoreAnswers(room, checkStore)
  return createPipeline({
    document: servedDocument(document, config, baseUrl),
    handlers,
    context,
    first: [
      countRequests(metrics),
      sumRequests(sums),
      servePages(publicPages(config, baseUrl, { readiness, stopping })),
      allowOrigins(config.corsOrigins),
    ],
    authenticate: [
      traceRequests,
      verifyToken(verifiedTokens),
      patient(authenticate(auth.knownClients)),
      limitUnanswered(),
    ],
    authorized: [patient(takeFromQuota(quota))],
    charge: chargeQuota(quota),
    patient,
    bodyRules: bodyRules(context),
    ofCall: (req, res) =>
      ({ entry: (status, about) => changeEntry(req, res, status, about) }) satisfies Omit<
        LoggedCall,
        keyof Call
      >,
    takingBytes,
    stopping,
    log,
    validateResponses: config.validateResponses,
    retryMs: config.events.retryMs,
  })
}

function servePages(pages: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    if (!isPagePath(req.path)) return next()
    // Other methods are refused without reading their body.
    if (req.method === 'GET' || req.method === 'HEAD') await dropBody(req, res)
    pages(req, res, next)
  }
}
