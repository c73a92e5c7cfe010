import type { Input, OnlyDocumented, OperationId, Reply } from '@tenant-api/contract'
import type { Call } from '../api/call.ts'
import type { Context } from './context.ts'

/** Operations that get the bytes of their body and validate it themselves: a large body outside the event loop. */
export const takingBytes = ['publish_events'] as const satisfies readonly OperationId[]

type HandlerInput<Id extends OperationId> = Id extends (typeof takingBytes)[number]
  ? Omit<Input<Id>, 'body'> & { readonly body: Uint8Array }
  : Input<Id>

/** An operation: takes the validated input, returns one of the documented answers. The pipeline does everything else. */
type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: Context,
  call: Call,
) => Promise<Reply<Id>>

/**
 * Types a handler by its operation. An undocumented status, header or property does not compile. One gap: TypeScript merges
 * the types of several returns with the same status, so an extra property in one of them is only found when the answer is
 * validated.
 */
export function handler<Id extends OperationId, const Given extends Reply<Id>>(
  _operation: Id,
  handle: (
    input: HandlerInput<Id>,
    context: Context,
    call: Call,
  ) => Promise<Given & OnlyDocumented<Given, Reply<Id>>>,
): Handler<Id> {
  return handle
}

/** One handler for each operation of the document. A missing handler does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
