import type { OperationId } from '@tenant-api/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { Call } from '../api/call.ts'
import type { HeldMemory } from './held-memory.ts'
import { networkOf } from './network-of.ts'
import { type AnyReply, type ReplyOptions, replySender } from './send-reply.ts'

/** The last step of the pipeline: calls the handler of the operation, and sends its reply. */
export function runOperation<Context>(
  handlers: Readonly<Record<OperationId, (...given: never[]) => unknown>>,
  context: Context,
  options: ReplyOptions,
  memory: HeldMemory,
): RequestHandler {
  const sendReply = replySender(options, memory)
  return async (req, res) => {
    const { operation, caller = null } = res.locals.call
    if (!operation) throw new Error('requireOperation has let a request without an operation pass')
    // Safe cast: the type of `handlers` pairs each handler with its own input and reply. Which pair applies is known only at
    // run time.
    const handler = handlers[operation.id] as unknown as AnyHandler
    const call: Call = {
      caller,
      authorization: req.headersDistinct.authorization?.join(),
      network: networkOf(req.socket.remoteAddress),
      claim(clientId) {
        res.locals.call.claimedClientId = clientId
      },
    }
    const work = Promise.resolve(handler(inputOf(req, res), context, call))
    res.locals.call.work = work
    try {
      sendReply(operation.id, await work, res)
    } finally {
      res.locals.call.work = undefined
    }
  }
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
