import { type OperationDefinition, type OperationId, operations } from '@tenant-api/contract'
import { type Block, collect } from './cases.ts'
import type { Coverage } from './coverage.ts'

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

interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

/** Abilities that a target may lack and still conform to the document. */
interface Abilities {
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

type Reason = (target: Target) => string | undefined

const writes: Reason = ({ isReadOnly }) => (isReadOnly ? 'the run is read-only' : undefined)
const internalToken: Reason = target =>
  target.internalToken === undefined ? 'there is no token for /internal/' : undefined

/** For each thing that a case may need of a target: the reason to skip the case if the target lacks it. */
const reasons = {
  writes,
  internalToken,
  /** The case publishes events, or pushes them into a mock. */
  events: target => writes(target) ?? (target.can.preferAnswers ? undefined : internalToken(target)),
  credentials: ({ credentials }) => (credentials ? undefined : 'there are no credentials of a client'),
  expiredToken: target => (target.expiredToken === undefined ? 'there is no expired token' : undefined),
  webhooks: target => (target.unreachableEndpoint === undefined ? 'the target sends no webhooks' : undefined),
  manyEvents: target => (target.manyEvents ? undefined : 'the case would leave 20,000 events in the log'),
  verifyTokens: ({ can }) => (can.verifyTokens ? undefined : 'the target does not verify tokens'),
  keepState: ({ can }) => (can.keepState ? undefined : 'the target keeps no state'),
  limitSubscriptions: ({ can }) =>
    can.limitSubscriptions ? undefined : 'the target does not limit subscriptions',
} as const satisfies Record<string, Reason>

export type Need = keyof typeof reasons

/** The first reason to skip a case with these needs; undefined if the target meets all of them. */
export function lack(target: Target, ...needs: readonly Need[]): string | undefined {
  return needs.map(need => reasons[need](target)).find(reason => reason !== undefined)
}

/** Cases that run, and are reported, together. */
export interface Group {
  readonly name: string
  readonly declare: (target: Target) => void
  readonly needs?: readonly Need[]
  /** The group publishes no events that other readers would get. */
  readonly isQuiet?: true
  /** The group waits for a time without events. It runs beside the quiet groups. */
  readonly isWaiting?: true
}

/** The cases of a group for a target. If the group does not apply, the block has a reason and no cases. */
export function blockOf({ name, declare, needs = [] }: Group, target: Target): Block {
  return collect(name, lack(target, ...needs), () => declare(target))
}
