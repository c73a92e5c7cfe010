import type { OperationId } from '@tenant-api/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { Context } from './context.ts'
import { handlers } from './generated/handlers.ts'
import type { Call } from './handler.ts'
import { type AnyReply, replySender } from './http/send-reply.ts'

/** The last step of the pipeline: the operation's handler, and its reply as the response. */
export function runOperation(context: Context): RequestHandler {
  const sendReply = replySender(context)
  return async (req, res) => {
    const { operation, caller = null } = res.locals.call
    if (!operation) throw new Error('requireOperation has let a request without an operation pass')
    const handler = handlerOf(operation.id)
    const call: Call = { caller, authorization: req.headers.authorization, signal: closing(res) }
    const reply = await handler(inputOf(req, res), context, call)
    await sendReply(operation.id, reply, res, call.signal)
  }
}

/** The table's type pairs each handler with its own input and reply; which pair it is, only the request knows. */
function handlerOf(id: OperationId): (input: unknown, context: Context, call: Call) => Promise<AnyReply> {
  if (id in handlers) return handlers[id as keyof typeof handlers] as unknown as ReturnType<typeof handlerOf>
  const body = {
    statusCode: 501,
    error: 'Not Implemented',
    message: `${id} is not built yet.`,
    errorCode: 'not_implemented',
  }
  return async () => ({ status: 501, body })
}

function inputOf(req: Request, res: Response) {
  const { mediaType } = res.locals.call
  return {
    path: req.params,
    query: req.query,
    headers: req.headers,
    ...(mediaType === undefined ? { mediaType, body: undefined } : { mediaType, body: req.body }),
  }
}

function closing(res: Response): AbortSignal {
  const controller = new AbortController()
  res.on('close', () => controller.abort())
  return controller.signal
}
