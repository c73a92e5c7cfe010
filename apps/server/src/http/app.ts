import { document } from '@tenant-api/contract'
import express, { type Application } from 'express'
import type { Logger } from 'pino'
import type { VerifiedTokens } from '../auth/verified-tokens.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Context } from '../operations/context.ts'
import type { Quota } from '../quota/quota.ts'
import { traceRequests } from '../telemetry/tracing.ts'
import { allowOrigins } from './allow-origins.ts'
import { answerProblem } from './answer-problem.ts'
import { authenticate, requireScope } from './authorize.ts'
import { readBody } from './body.ts'
import { countRequests } from './count-requests.ts'
import { createHeldMemory } from './held-memory.ts'
import { matchOperation, requireOperation } from './match-operation.ts'
import { publicPages } from './public-pages.ts'
import { requestLog } from './request-log.ts'
import { runOperation } from './run-operation.ts'
import { replySender } from './send-reply.ts'
import { servedDocument } from './served-document.ts'
import { takeFromQuota } from './take-from-quota.ts'
import { validateRequests } from './validate-request.ts'

/** What the steps of the pipeline use, besides the context of the operations. */
export interface Pipeline {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly verifiedTokens: VerifiedTokens
  /** Limits the calls of each client to the administrative API; null if that is turned off. */
  readonly quota: Quota | null
  /** Throws when the store does not answer. */
  readonly checkStore: () => Promise<void>
}

/**
 * The request pipeline, in the order of its steps. The first step that fails sends the answer. So a request with an invalid
 * token, scope or quota gets that error, whatever its content.
 *
 * @param stopping aborted by SIGTERM or SIGINT; the app then still answers requests, but `/readyz` fails
 */
export async function createApp(
  { config, log, metrics, verifiedTokens, quota, checkStore }: Pipeline,
  context: Context,
  stopping: AbortSignal,
): Promise<Application> {
  const { auth, baseUrl } = context
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('query parser', 'simple')

  app.use(requestLog(log))
  app.use(countRequests(metrics))
  app.use(publicPages(config, baseUrl, { checkStore, log, stopping }))
  app.use(allowOrigins(config.corsOrigins))
  app.use(matchOperation)
  app.use(traceRequests)
  app.use(authenticate(verifiedTokens, auth.knownClients))
  app.use(requireOperation)
  app.use(requireScope)
  app.use(takeFromQuota(quota))
  const memory = createHeldMemory()
  app.use(readBody(memory))
  app.use(...(await validateRequests(app, servedDocument(document, config, baseUrl))))
  app.use(runOperation(context, replySender(config, log, memory)))
  app.use(answerProblem(log))
  return app
}
