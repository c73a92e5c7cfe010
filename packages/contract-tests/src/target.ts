import { type OperationDefinition, type OperationId, operations } from '@tenant-api/contract'
import type { Coverage } from './coverage/coverage.ts'

/** A running server that the suite holds to the document. */
export interface Target {
  readonly name: string
  /** Scheme, host and port, by http. */
  readonly baseUrl: string
  /** A token for the administrative API that holds every scope. */
  readonly token: string
  /** A token for the operations of the tenant's own services; absent where the target does not have them. */
  readonly internalToken?: string
  /** A client that may ask for tokens. */
  readonly credentials: { readonly clientId: string; readonly clientSecret: string }
  /** An address without a listener to which the target may send webhooks; absent for a target that sends none. */
  readonly unreachableEndpoint?: string
  /** The record of its answers, for the coverage; absent in a run that does not measure coverage. */
  readonly coverage?: Coverage
  readonly can: Abilities
}

/** What a target may be unable to do and still conform to the document. */
export interface Abilities {
  /** Signs its tokens, and knows its clients: their secrets, their scopes. */
  readonly verifyTokens: boolean
  /** Stores created resources, answers 404 for others, and detects conflicts. */
  readonly keepState: boolean
  /** Event subscriptions that a client may hold; null if the target has no limit. */
  readonly subscriptionsPerClient: number | null
  /** Gives any documented answer that a request prefers, and takes pushed events in place of published ones. */
  readonly preferAnswers: boolean
}

/** All that sets the mock apart from the service; its README says what that means for who uses it. */
export const abilities = {
  service: { verifyTokens: true, keepState: true, subscriptionsPerClient: 8, preferAnswers: false },
  mock: { verifyTokens: false, keepState: false, subscriptionsPerClient: null, preferAnswers: true },
} as const satisfies Record<string, Abilities>

/** An operation of the document, with its name. */
export interface Operation extends OperationDefinition {
  readonly id: OperationId
}

/** The operations that a target has to answer, in the order of the document. */
export function operationsOf({ internalToken }: Target): readonly Operation[] {
  return Object.entries<OperationDefinition>(operations)
    .map(([id, definition]) => ({ ...definition, id: id as OperationId }))
    .filter(({ internal }) => !internal || internalToken !== undefined)
}

/** The token that an operation needs; undefined for a public operation. */
export function tokenFor({ token, internalToken }: Target, { audience }: Operation): string | undefined {
  return audience === null ? undefined : audience === '/internal/' ? internalToken : token
}
