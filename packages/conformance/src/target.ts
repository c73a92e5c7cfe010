import { type OperationDefinition, type OperationId, operations } from '@tenant-api/contract'
import type { Coverage } from './coverage/coverage.ts'

/** A running server under test. */
export interface Target {
  readonly name: string
  /** Scheme, host and port. */
  readonly baseUrl: string
  /** A token for the administrative API with every scope. */
  readonly token: string
  /** A token for the operations that the tenant's own services call; absent if the target does not have these operations. */
  readonly internalToken?: string
  /** An expired token that the target issued. */
  readonly expiredToken?: string
  /** The credentials of a client that may request tokens. */
  readonly credentials?: Credentials
  /** An allowed webhook address that never answers; absent for a target that sends no webhooks. */
  readonly unreachableEndpoint?: string
  /** True to also run the cases that publish 20,000 events. */
  readonly manyEvents?: boolean
  /** True if error messages must be equal to the document's examples. Other servers may word them differently. */
  readonly hasExactMessages?: boolean
  /** True to call only operations that change nothing. */
  readonly isReadOnly?: boolean
  /** Records the answers; absent in a run that does not measure coverage. */
  readonly coverage?: Coverage
  readonly can: Abilities
}

export interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

/** Abilities that a target may lack and still conform to the document. */
export interface Abilities {
  /** Signs its tokens, and checks the secrets and scopes of clients. */
  readonly verifyTokens: boolean
  /** Has only resources that a caller created, stores their deliveries, and detects conflicts. */
  readonly keepState: boolean
  /** Limits the open subscriptions of a client. */
  readonly limitSubscriptions: boolean
  /** Returns the documented answer that the header `Prefer` selects. Cases push events into it, and publish none. */
  readonly preferAnswers: boolean
}

/** The differences between the mock and the service. The mock's README explains them to its users. */
export const abilities = {
  service: { verifyTokens: true, keepState: true, limitSubscriptions: true, preferAnswers: false },
  mock: { verifyTokens: false, keepState: false, limitSubscriptions: false, preferAnswers: true },
} as const satisfies Record<string, Abilities>

/** An operation of the document, with its `operationId`. */
export interface Operation extends OperationDefinition {
  readonly id: OperationId
}

/** The operations that a target must support, in the order of the document. */
export function documentedOperations({ internalToken }: Target): readonly Operation[] {
  return Object.entries<OperationDefinition>(operations)
    .map(([id, definition]) => ({ ...definition, id: id as OperationId }))
    .filter(({ internal }) => !internal || internalToken !== undefined)
}

/** The operations that a run calls; in a read-only run, only operations that change nothing. */
export function operationsOf(target: Target): readonly Operation[] {
  return documentedOperations(target).filter(
    ({ audience, method }) =>
      !target.isReadOnly || method === 'GET' || (audience === null && target.credentials),
  )
}

/** The token that an operation needs; undefined for a public operation. */
export function tokenFor(
  { token, internalToken }: Target,
  { audience, internal }: Operation,
): string | undefined {
  return audience === null ? undefined : internal ? internalToken : token
}
