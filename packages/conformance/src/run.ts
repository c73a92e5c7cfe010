import { type Block, type Case, Skipped } from './cases/declare.ts'
import { Violation } from './cases/expect.ts'
import type { WireRequest } from './cases/scope.ts'
import { Scope } from './cases/scope.ts'
import { within } from './cases/wait-for.ts'

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
  return outcomeOf(name, scope, () =>
    within(caseMs, run(scope), () => new Violation(`the case must end in ${caseMs / 1_000} s`)),
  )
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
