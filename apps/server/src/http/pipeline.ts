import { parse } from 'node:querystring'
import type { OpenApiDocument, OperationId } from '@tenant-api/contract'
import express, { type Application, type RequestHandler } from 'express'
import { answerProblem } from './answer-problem.ts'
import { readBody } from './body.ts'
import { createHeldMemory } from './held-memory.ts'
import { InFlight } from './in-flight.ts'
import { matchOperation, requireOperation } from './match-operation.ts'
import { noStore } from './no-store.ts'
import { requestLog } from './request-log.ts'
import { requireScope } from './require-scope.ts'
import { runOperation } from './run-operation.ts'
import type { ReplyOptions } from './send-reply.ts'
import { validateRequests } from './validate-request.ts'

/** What an API adds to the steps that are derived from its document. */
export interface PipelineOptions<Context> extends ReplyOptions {
  readonly document: OpenApiDocument
  /** One handler for each operation. */
  readonly handlers: Readonly<Record<OperationId, (...given: never[]) => unknown>>
  /** The second argument of each handler. */
  readonly context: Context
  /** Steps before the operation is found. */
  readonly first?: readonly RequestHandler[]
  /** Sets the caller of a request with a valid token, and refuses other requests. Requests for public operations pass. */
  readonly authenticate: readonly RequestHandler[]
  /** Steps for authorized requests, before the body is read. */
  readonly authorized?: readonly RequestHandler[]
  /** Operations that get the bytes of their body, and validate it themselves. */
  readonly takingBytes?: readonly OperationId[]
  /** Aborted when the service stops. */
  readonly stopping?: AbortSignal
}

export interface Pipeline {
  readonly app: Application
  /** Resolves once no request is handled, not even one whose caller has disconnected. */
  idle(): Promise<void>
}

/**
 * The request pipeline, in the order of its steps. The first step that fails determines the answer. The
 * checks of token, scope and quota precede validation. So a request that fails one of them gets its error,
 * even if the body is invalid.
 */
export function createPipeline<Context>(options: PipelineOptions<Context>): Pipeline {
  const {
    document,
    handlers,
    context,
    log,
    first = [],
    authenticate,
    authorized = [],
    takingBytes = [],
    stopping,
  } = options
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  // By default Node ignores all parameters after the first 1,000, and a part without a name counts as one.
  app.set('query parser', (query: string) => parse(query, '&', '=', { maxKeys: 0 }))

  const memory = createHeldMemory()
  const validate = validateRequests(document, takingBytes, stopping)
  const found = [matchOperation, ...authenticate, requireOperation, requireScope, ...authorized]
  const inFlight = new InFlight()
  const steps = [
    requestLog(log),
    noStore,
    ...first,
    ...found,
    readBody(memory, takingBytes),
    ...validate,
    runOperation(handlers, context, options, memory),
  ]
  for (const step of steps) app.use(inFlight.counted(step))
  app.use(answerProblem(log))
  return { app, idle: () => inFlight.idle() }
}
