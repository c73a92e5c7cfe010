import { document } from '@tenant-api/contract'
import express, { type Application } from 'express'
import type { Context } from '../operations/context.ts'
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
import { servedDocument } from './served-document.ts'
import { takeFromQuota } from './take-from-quota.ts'
import { validateRequests } from './validate-request.ts'

/**
 * The request pipeline, in the order of its steps. The first step that fails sends the answer. So a request with an invalid
 * token, scope or quota gets that error, whatever its content.
 *
 * @param stopping aborted by SIGTERM or SIGINT; the app then still answers requests, but `/readyz` fails
 */
export async function createApp(context: Context, stopping: AbortSignal): Promise<Application> {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('query parser', 'simple')

  app.use(requestLog(context.log))
  app.use(countRequests(context.metrics))
  app.use(publicPages(context, stopping))
  app.use(allowOrigins(context.config.corsOrigins))
  app.use(matchOperation)
  app.use(traceRequests)
  app.use(authenticate(context))
  app.use(requireOperation)
  app.use(requireScope)
  app.use(takeFromQuota(context))
  const memory = createHeldMemory()
  app.use(readBody(memory))
  app.use(...(await validateRequests(app, servedDocument(document, context.config, context.baseUrl))))
  app.use(runOperation(context, memory))
  app.use(answerProblem(context.log))
  return app
}
