import type { OperationDefinition, OperationId } from '@tenant-api/contract'
import type { Caller } from '../auth/verify-token.ts'

export type Operation = OperationDefinition & { readonly id: OperationId }

/** What the pipeline has learnt of a request so far. Each step adds its part. */
export interface CallState {
  readonly requestId: string
  readonly correlationId: string | undefined
  /** The operation, where the document has one for the path and method. */
  operation?: Operation
  /** The methods that the path has; empty where the document does not know the path. */
  allowedMethods?: readonly string[]
  caller?: Caller
  mediaType?: string
  /** The existing client that a token request claims to come from; only its answer tells whether it did. */
  claimedClientId?: string
}

declare global {
  namespace Express {
    interface Locals {
      call: CallState
    }
  }
}
