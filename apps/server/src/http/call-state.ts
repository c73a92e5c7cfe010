import type { OperationDefinition, OperationId } from '@tenant-api/contract'
import type { Caller } from '../auth/verify-token.ts'

export type Operation = OperationDefinition & { readonly id: OperationId }

/** The state of a request in the pipeline. Each step adds its result. */
export interface CallState {
  readonly requestId: string
  readonly correlationId: string | undefined
  /** The operation, if the document has one for the path and method. */
  operation?: Operation
  /** The methods of the path; empty if the document does not have the path. */
  allowedMethods?: readonly string[]
  caller?: Caller
  /** Absent if the request has no body, or the operation takes none. */
  mediaType?: string
  /** The id of the existing client that a token request names. Its secret may be unchecked or wrong. */
  claimedClientId?: string
  /** The work of the request while it runs. Its caller may have disconnected. */
  work?: Promise<unknown> | undefined
}

declare global {
  namespace Express {
    interface Locals {
      call: CallState
    }
  }
}
