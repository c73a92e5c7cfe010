import { parse } from 'node:querystring'
import type { BodyRule, OpenApiDocument, OperationId } from '@tenant-api/contract'
import express, { type Application, type Request, type RequestHandler, type Response } from 'express'
import type { Call } from '../api/call.ts'
import { type ErrorCode, Problem } from '../api/problem.ts'
import { answerProblem } from './answer-problem.ts'
import { readBody } from './body.ts'
import { networkOf } from './caller-address.ts'
import { createHeldMemory, type HeldMemory } from './held-memory.ts'
import { InFlight } from './in-flight.ts'
import { matchOperation, requireOperation } from './match-operation.ts'
import { type AnyReply, type ReplyOptions, replySender } from './reply.ts'
import { requestLog } from './request-log.ts'
import { validateRequests } from './validate-request.ts'

/** What an API adds to the steps that are derived from its document. */
interface PipelineOptions<Context> extends ReplyOptions {
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
  /** Wraps the step that runs the operation. It may run it again after an error. */
  readonly patient?: (step: RequestHandler) => RequestHandler
  /** Rules of bodies that the document's schemas cannot express. */
  readonly bodyRules?: Partial<Record<OperationId, BodyRule>>
  /** What the handlers of this API get of a request besides `Call`. */
  readonly ofCall?: (req: Request, res: Response) => object
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
    patient = step => step,
    bodyRules = {},
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
  const validate = validateRequests(document, { bodyRules, takingBytes, stopping })
  const found = [matchOperation, ...authenticate, requireOperation, requireScope, ...authorized]
  const inFlight = new InFlight()
  const steps = [
    requestLog(log),
    answerHeaders,
    ...first,
    ...found,
    readBody(memory, takingBytes),
    ...validate,
    patient(runOperation(handlers, context, options, memory)),
  ]
  for (const step of steps) app.use(inFlight.counted(step))
  app.use(answerProblem(log))
  return { app, idle: () => inFlight.idle() }
}

/** Keeps caches from storing an answer, unless a later step allows it. Otherwise browsers would keep a 410 for ever. */
const answerHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  // A browser must not take an answer for a script or a page.
  res.setHeader('X-Content-Type-Options', 'nosniff')
  next()
}

/** Refuses a request whose token has none of the scopes that the document allows for its operation. */
const requireScope: RequestHandler = (_req, res, next) => {
  const { operation, caller } = res.locals.call
  const anyScope = operation?.anyScope ?? []
  if (caller && !anyScope.some(scope => caller.scopes.has(scope))) {
    throw new Problem('insufficient_scope', `The access token needs the scope ${anyScope.join(' or ')}.`)
  }
  next()
}

/** The last step of the pipeline: calls the handler of the operation, and sends its reply. */
export function runOperation<Context>(
  handlers: Readonly<Record<OperationId, (...given: never[]) => unknown>>,
  context: Context,
  options: ReplyOptions & Pick<PipelineOptions<Context>, 'ofCall'>,
  memory: HeldMemory,
): RequestHandler {
  const { ofCall = () => ({}) } = options
  const sendReply = replySender(options, memory)
  return async (req, res) => {
    const { operation, caller = null, bodyText = '' } = res.locals.call
    if (!operation) throw new Error('requireOperation has let a request without an operation pass')
    // Safe cast: the type of `handlers` pairs each handler with its own input and reply. Which pair applies is known only at
    // run time.
    const handler = handlers[operation.id] as unknown as AnyHandler
    const call: Call = {
      ...ofCall(req, res),
      caller,
      authorization: req.headersDistinct.authorization?.join(),
      network: networkOf(req),
      bodyText,
      claim({ id, name }) {
        res.locals.call.claimedClientId = id
        res.locals.call.clientName = name
      },
      prove() {
        res.locals.call.isProved = true
      },
    }
    const work = Promise.resolve(handler(inputOf(req, res), context, call))
    res.locals.call.work = work
    try {
      const reply = await work
      res.locals.call.errorCode = errorCodeOf(reply)
      await sendReply(operation.id, reply, res)
    } finally {
      res.locals.call.work = undefined
    }
  }
}

/** The code of the error that a reply answers with. */
function errorCodeOf({ body }: AnyReply): ErrorCode | undefined {
  const { errorCode } = (body ?? {}) as { errorCode?: ErrorCode }
  return errorCode
}

type AnyHandler = (input: unknown, context: unknown, call: Call) => AnyReply | Promise<AnyReply>

/** The validated input. The validator has decoded the parameters, split lists, and added the defaults of the document. */
function inputOf(req: Request & { openapi?: { pathParams: Record<string, string> } }, res: Response) {
  const { mediaType } = res.locals.call
  return {
    path: req.openapi?.pathParams,
    query: req.query,
    headers: req.headers,
    mediaType,
    body: mediaType === undefined ? undefined : req.body,
  }
}
