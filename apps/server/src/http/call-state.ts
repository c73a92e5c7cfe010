import type { OperationDefinition, OperationId } from '@tenant-api/contract'
import type { Caller } from '../auth/verify-token.ts'

export type Operation = OperationDefinition & { readonly id: OperationId }

/** What the pipeline knows of a request so far. Each step adds its part. */
export interface CallState {
  readonly requestId: string
  readonly correlationId: string | undefined
  /** The operation, if the document has one for the path and method. */
  operation?: Operation
  /** The methods of the path; empty if the document does not have the path. */
  allowedMethods?: readonly string[]
  caller?: Caller
  mediaType?: string
  /** The existing client that a token request claims to be. It is unverified until the request is answered. */
  claimedClientId?: string
}

declare global {
  namespace Express {
    interface Locals {
      call: CallState
    }
  }
}
