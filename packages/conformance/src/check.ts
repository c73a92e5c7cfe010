import type { CoveredAnswer } from './coverage/coverage.ts'
import { curlOf } from './curl.ts'
import { blockOf, type Group } from './group.ts'
import { type Outcome, runBlock } from './run.ts'
import { withoutSecrets } from './secrets.ts'
import type { Target } from './target.ts'

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
