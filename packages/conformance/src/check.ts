import { type Block, type Case, Scope, Skipped, type WireRequest, within } from './cases.ts'
import type { CoveredAnswer } from './coverage.ts'
import { Violation } from './expect.ts'
import { curlOf, withoutSecrets } from './secrets.ts'
import { blockOf, type Group, type Target } from './target.ts'

/** The outcomes of a group's cases. */
export interface GroupFindings {
  readonly name: string
  /** Why no case of the group was run. */
  readonly skipped?: string | undefined
  readonly cases: readonly Outcome[]
  readonly seconds: number
}

/** A broken promise. */
export interface Finding {
  readonly group: string
  readonly name: string
  readonly message: string
  /** A command that repeats the last request of the case; absent if the case sent none. */
  readonly curl?: string
}

/** All that a run has found. */
export interface Findings {
  readonly baseUrl: string
  readonly startedAt: Date
  readonly seconds: number
  readonly groups: readonly GroupFindings[]
  readonly violations: readonly Finding[]
  readonly answers: readonly CoveredAnswer[]
}

/** Receives the progress of a run. */
export interface Watcher {
  onCase(group: string, outcome: Outcome): void
  onGroup(findings: GroupFindings): void
}

/** Runs groups of cases against a target. */
export async function check(target: Target, groups: readonly Group[], watcher: Watcher): Promise<Findings> {
  const startedAt = new Date()
  const run = (chosen: readonly Group[]) => runGroups(target, chosen, watcher)
  // A heartbeat comes after 15 s without events. Meanwhile only the groups that publish no events may run.
  const quiet = Promise.all([
    run(groups.filter(({ isWaiting }) => isWaiting)),
    run(groups.filter(({ isQuiet }) => isQuiet)),
  ])
  const others = groups.filter(({ isQuiet, isWaiting }) => !isQuiet && !isWaiting)
  const found = [...(await quiet).flat(), ...(await run(others))]
  const violations = found.flatMap(({ name: group, cases }) =>
    cases.flatMap(({ name, violation }) => {
      if (!violation) return []
      const { message, request } = violation
      return [{ group, name, message, ...(request && { curl: curlOf(target, request) }) }]
    }),
  )
  return {
    baseUrl: target.baseUrl,
    startedAt,
    seconds: secondsSince(startedAt),
    groups: found,
    violations,
    answers: (target.coverage?.answers() ?? []).map(answer => ({
      ...answer,
      violated: new Map(
        Array.from(answer.violated, ([part, message]) => [part, withoutSecrets(target, message)]),
      ),
    })),
  }
}

async function runGroups(
  target: Target,
  groups: readonly Group[],
  watcher: Watcher,
): Promise<readonly GroupFindings[]> {
  const found: GroupFindings[] = []
  for (const one of groups) {
    const { name } = one
    const startedAt = new Date()
    const block = blockOf(one, target)
    const cases: Outcome[] = []
    await runBlock(block, found => {
      const outcome = publicOutcome(target, found)
      cases.push(outcome)
      watcher.onCase(name, outcome)
    })
    const group = { name, skipped: block.skipped, cases, seconds: secondsSince(startedAt) }
    watcher.onGroup(group)
    found.push(group)
  }
  return found
}

/** The outcome without the secrets of the target, for reports. */
function publicOutcome(target: Target, { violation, ...outcome }: Outcome): Outcome {
  if (!violation) return outcome
  return { ...outcome, violation: { ...violation, message: withoutSecrets(target, violation.message) } }
}

function secondsSince(time: Date): number {
  return (Date.now() - time.getTime()) / 1_000
}

/** Maximum duration of a case, in milliseconds. A case that waits for two heartbeats takes half of this time. */
const caseMs = 60_000

/** The outcome of a case. */
export interface Outcome {
  /** The titles from the outermost block to the case. */
  readonly name: string
  readonly seconds: number
  /** Why the case did not apply. */
  readonly skipped?: string
  /** The message of the violation, with the last request of the case. */
  readonly violation?: { readonly message: string; readonly request?: WireRequest | undefined }
}

/** Runs the cases of a block one after another. */
export async function runBlock(block: Block, onOutcome: (outcome: Outcome) => void): Promise<void> {
  await runMembers(block, '', onOutcome)
}

async function runMembers(
  { members, prepare }: Block,
  path: string,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  const scope = new Scope()
  const broken = prepare && (await outcomeOf('', scope, () => scope.begin(prepare))).violation
  for (const member of members) {
    const name = path === '' ? member.name : `${path} ${member.name}`
    if ('members' in member) {
      if (member.skipped === undefined) await runMembers(member, name, onOutcome)
      else
        for (const one of casesIn(member, name)) onOutcome({ name: one, seconds: 0, skipped: member.skipped })
    } else if (broken) onOutcome({ name, seconds: 0, violation: broken })
    else onOutcome(await runCase(member, name))
  }
  const left = prepare && (await outcomeOf(`${path} is removed`, scope, () => scope.end()))
  if (left?.violation) onOutcome(left)
}

async function runCase({ skipped, run }: Case, name: string): Promise<Outcome> {
  if (skipped !== undefined) return { name, seconds: 0, skipped }
  const scope = new Scope()
  const late = () => new Violation(`the case must end in ${caseMs / 1_000} s`)
  // End the scope even if its case never ends.
  return outcomeOf(name, scope, () => within(caseMs, run(scope), late).finally(() => scope.end()))
}

async function outcomeOf(name: string, scope: Scope, work: () => Promise<void>): Promise<Outcome> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1_000
  try {
    await work()
    return { name, seconds: seconds() }
  } catch (error) {
    if (error instanceof Skipped) return { name, seconds: seconds(), skipped: error.message }
    return { name, seconds: seconds(), violation: { message: messageOf(error), request: scope.lastRequest } }
  }
}

/** The message of an error, or the joined messages of an AggregateError. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

function* casesIn({ members }: Block, path: string): Generator<string> {
  for (const member of members) {
    if ('members' in member) yield* casesIn(member, `${path} ${member.name}`)
    else yield `${path} ${member.name}`
  }
}
