import type { Input, OnlyDocumented, OperationId, Reply } from '@tenant-api/contract'
import type { Caller } from './auth/verify-token.ts'
import type { Context } from './context.ts'

/** What a handler may know of the request beyond its input. */
export interface Call {
  /** Who calls; null for operations without a token. */
  readonly caller: Caller | null
  /** The raw Authorization header, which the token endpoint alone reads. */
  readonly authorization: string | undefined
  /** The network that the request comes from, by which strangers are told apart. */
  readonly network: string
  /** Notes for the log which client a token request claims to come from, where there is such a client. */
  readonly claim: (clientId: string) => void
}

/** Operations that take the bytes of their body and validate it themselves, away from the event loop. */
export const takingBytes = ['publish_events'] as const satisfies readonly OperationId[]

type HandlerInput<Id extends OperationId> = Id extends (typeof takingBytes)[number]
  ? Omit<Input<Id>, 'body'> & { readonly body: Uint8Array }
  : Input<Id>

/** An operation: a validated input in, one of its documented answers out. Everything else is the pipeline's work. */
export type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: Context,
  call: Call,
) => Promise<Reply<Id>>

/**
 * Types a handler by its operation. A status, header or property that the operation does not document does not compile.
 * TypeScript merges the types of several returns of one status; an extra property of one of them is found only when the
 * answer is validated.
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

/** One handler for each operation of the document: a missing one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
