import type { Input, OnlyDocumented, OperationId, Reply } from '@tenant-api/contract'
import type { Call } from '../api/call.ts'
import type { About, NewLogEntry } from '../logs/entries.ts'
import type { Context } from './context.ts'

/** Operations that get the bytes of their body and validate it themselves: a large body outside the event loop. */
export const takingBytes = ['publish_events'] as const satisfies readonly OperationId[]

type HandlerInput<Id extends OperationId> = Id extends (typeof takingBytes)[number]
  ? Omit<Input<Id>, 'body'> & { readonly body: Uint8Array }
  : Input<Id>

/** The parts of a request that a handler of this API gets besides the validated input. */
export interface LoggedCall extends Call {
  /** Makes the entry of the tenant's log for a change by this request, which is answered with `status`. */
  readonly entry: (status: number, about: About) => NewLogEntry
}

/** An operation: takes the validated input, returns one of the documented answers. The pipeline does everything else. */
type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: Context,
  call: LoggedCall,
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
    call: LoggedCall,
  ) => Promise<Given & OnlyDocumented<Given, Reply<Id>>>,
): Handler<Id> {
  return handle
}

/** One handler for each operation of the document. A missing handler does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
