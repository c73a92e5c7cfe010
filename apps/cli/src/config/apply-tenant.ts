import { setTimeout as pause } from 'node:timers/promises'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import {
  type Call as Answered,
  type Client,
  HttpError,
  NotFoundError,
  type PublicOperationId,
  TooManyRequestsError,
} from '@tenant-api/client'
import { CommandError, exitCodes, wrongUsage } from '../command-error.ts'
import { faultOf } from '../fault.ts'
import { functionOf } from '../operations/call-operation.ts'
import { confirm } from '../output/ask.ts'
import { note, printable } from '../output/print.ts'
import { clientOf } from '../sign-in/connection.ts'
import { interrupted, untilInterrupted } from '../until-interrupted.ts'
import { type Change, collectionOf, type Plan, planOf, titleOf } from './plan.ts'
import { printPlan, printPlanJson, someOf, summary } from './print-plan.ts'
import {
  configFlags,
  type Entry,
  readManaged,
  type Secrets,
  secretsBeside,
  secretsOf,
} from './read-tenant.ts'

/** `config plan`: prints the difference between a file and the tenant. */
export async function planTenant(file: string, command: CommandUnknownOpts): Promise<void> {
  const { only, prune = false, exitCode } = configFlags(command)
  const managed = await readManaged(file, only)
  const { client, flags } = await clientOf(command)
  const plan = await planOf(client, managed, { prune })
  if (flags.json) printPlanJson(plan)
  else printPlan(plan)
  const problems = secretProblems(plan, file)
  if (problems.length > 0) note(`To apply this plan, these secrets are needed: ${problems.join('; ')}.`)
  if (exitCode && plan.changes.length > 0) process.exitCode = exitCodes.changes.code
}

/** `config apply`: plans, asks, and makes the changes one after the other. */
export async function applyTenant(file: string, command: CommandUnknownOpts): Promise<void> {
  const { only, prune = false } = configFlags(command)
  const managed = await readManaged(file, only)
  const { client, flags } = await clientOf(command)
  const plan = await planOf(client, managed, { prune, isPrecise: true })
  if (!flags.json) printPlan(plan)
  // Before the first change: nothing is half done for want of a secret.
  const problems = secretProblems(plan, file)
  if (problems.length > 0)
    throw wrongUsage(
      `These secrets are needed: ${problems.join('; ')}.`,
      'Set them, then run the command again.',
    )
  const secrets = secretsBeside(file)
  const bodies = new Map(plan.changes.map(change => [change, bodyOf(change, secrets)]))
  if (plan.changes.length > 0)
    await confirm(`Make these changes (${summary(plan.changes).slice(0, -1)})?`, flags)

  const done = new Set<Change>()
  try {
    await makeChanges(client, plan.changes, bodies, change => {
      done.add(change)
      if (!flags.json) process.stdout.write(`${pastOf[change.action]} ${printable(titleOf(change))}\n`)
    })
  } catch (error) {
    throw asStopped(error, plan, done)
  } finally {
    if (flags.json) printPlanJson(plan, done)
  }
}

/** What to send, with secrets. */
function bodyOf(change: Change, secrets: Secrets): Entry {
  const { collection, entry, sent } = change
  if (!entry) return {}
  const whole = secrets.resolved(entry, titleOf(change), collection, sent)
  const { sameAsAbsent } = collectionOf(collection)
  return Object.fromEntries(sent.map(name => [name, whole[name] ?? sameAsAbsent[name]]))
}

const pastOf = { create: 'Created', change: 'Changed', delete: 'Deleted' } as const

/** Why secrets that a plan needs cannot be read, each once. */
function secretProblems({ changes }: Plan, file: string): readonly string[] {
  const secrets = secretsBeside(file)
  const values = changes.flatMap(({ collection, entry = {}, sent }) =>
    secretsOf(entry, collectionOf(collection))
      .filter(({ path: [property = ''] }) => sent.includes(property))
      .flatMap(({ value }) => value ?? []),
  )
  return [...new Set(values)].flatMap(value => secrets.problem(value) ?? [])
}

/** A change that failed. */
class ChangeError extends Error {
  override readonly name = 'ChangeError'
  readonly change: Change

  constructor(change: Change, cause: unknown) {
    super(undefined, { cause })
    this.change = change
  }
}

/**
 * Makes changes, one request after the other. If the service has no room for a new resource, a later deletion of the same collection is
 * made first.
 *
 * @throws {ChangeError}
 */
async function makeChanges(
  client: Client,
  changes: readonly Change[],
  bodies: ReadonlyMap<Change, Entry>,
  report: (change: Change) => void,
): Promise<void> {
  const signal = untilInterrupted()
  const waiting = [...changes]
  for (let change = waiting.shift(); change; change = waiting.shift()) {
    try {
      signal.throwIfAborted()
      await makeChange(client, change, bodies.get(change) ?? {})
      report(change)
    } catch (error) {
      const { collection } = change
      const deletion = waiting.findIndex(
        other => other.action === 'delete' && other.collection === collection,
      )
      const isFull = error instanceof HttpError && error.errorCode === 'too_many_entities'
      if (!isFull || change.action !== 'create' || deletion < 0) throw new ChangeError(change, error)
      waiting.unshift(...waiting.splice(deletion, 1), change)
    }
  }
}

async function makeChange(
  client: Client,
  { collection, action, id, tag }: Change,
  body: Entry,
): Promise<void> {
  const { operations } = collectionOf(collection)
  const operation = { create: operations.create, change: operations.update, delete: operations.delete }[
    action
  ]
  const call = functionOf(client, operation as PublicOperationId)
  const parameters = {
    ...body,
    ...(id !== undefined && { id }),
    ...(tag !== undefined && { 'If-Match': tag }),
  }
  try {
    await patiently(() => call(parameters) as Answered<unknown>)
  } catch (error) {
    // Someone else has deleted it.
    if (action === 'delete' && error instanceof NotFoundError) return
    throw error
  }
}

/** Maximum number of times that a request waits for the quota of the client, and maximum length of a wait, in seconds. */
const mostWaits = 20
const longestWait = 60

/** Repeats a request that the service has refused because a quota was used up. The client repeats no writes, but this one was not done. */
async function patiently<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let waits = 0; ; waits++)
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof TooManyRequestsError) || waits === mostWaits) throw error
      const { retryAfter = 1 } = error
      if (retryAfter > longestWait) throw error
      await pause(1_000 * Math.max(1, retryAfter), undefined, { signal: interrupted })
    }
}

/** The error of a command that stopped before it had made all changes: which one failed, and what was not done. */
function asStopped(error: unknown, { changes }: Plan, done: ReadonlySet<Change>): unknown {
  if (!(error instanceof ChangeError)) return error
  const { change, cause } = error
  const rest = changes.filter(one => !done.has(one))
  const wasInterrupted = interrupted.aborted
  const { exit, code, message, next } = wasInterrupted
    ? { exit: 'failed' as const, code: 'interrupted', message: 'The command was interrupted.', next: '' }
    : faultOf(cause)
  const isOurs = exit === 'usage' || exit === 'notSignedIn' || exit === 'scopeMissing'
  const first = wasInterrupted ? message : `${titleOf(change)}: ${message}`
  const unknown =
    code === 'network_error' || code === 'timeout'
      ? ` It may have been ${pastOf[change.action].toLowerCase()}.`
      : ''
  return new CommandError(
    exit,
    code,
    `${first.replace(/([^.!?…])$/, '$1.')}${unknown} ${done.size} of ${changes.length} changes were made. Not made: ${someOf(rest.map(one => `${one.action} ${titleOf(one)}`))}.`,
    `${isOurs ? `${next} Then run` : 'Run'} the command again: it goes on from what the tenant is then.`,
  )
}
