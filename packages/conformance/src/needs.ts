import type { Target } from './target.ts'

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
