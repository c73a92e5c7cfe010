import type { OperationDefinition, OperationId } from '@tenant-api/contract'
import type { Caller } from '../api/call.ts'
import type { ErrorCode } from '../api/problem.ts'

export type Operation = OperationDefinition & { readonly id: OperationId }

/** The state of a request in the pipeline. Each step adds its result. */
export interface CallState {
  readonly requestId: string
  /** The first 64 code points of the `X-Correlation-ID` of a write. They may control a terminal. */
  readonly correlationId: string | undefined
  /** The operation, if the document has one for the path and method. */
  operation?: Operation
  /** The methods of the path; empty if the document does not have the path. */
  allowedMethods?: readonly string[]
  /** The caller that a valid token names. Its client may not exist. */
  verified?: Caller
  caller?: Caller
  /** Absent if the request has no body, or the operation takes none. */
  mediaType?: string
  /** The text of a body of parsed JSON. */
  bodyText?: string
  /** The name of the caller, or of the existing client that a token request names. */
  clientName?: string
  /** The code of the error that was answered. */
  errorCode?: ErrorCode | undefined
  /** The id of the existing client that a token request names. Its secret may be unchecked or wrong. */
  claimedClientId?: string
  /** Whether the secret of the claimed client was right. */
  isProved?: true
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
