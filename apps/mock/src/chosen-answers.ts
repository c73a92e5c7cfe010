import { setTimeout } from 'node:timers/promises'
import { choices, listed, shown } from '@tenant-api/contract'
import type { Fault, PublicOperationId } from '@tenant-api/documented-answers'
import { invalidBody, isRecord, wrongProperty } from './checked-message.ts'
import { type Operation, publicOperations } from './match-operation.ts'
import { answersOf, faults, type Preference, preferenceOf } from './preference.ts'
import type { Refusal } from './refusal.ts'

/** The choice of a documented answer for one operation. It needs a `status`, an `example`, a `fault` or a `delay`. */
export interface ChosenAnswer {
  readonly operation: PublicOperationId
  readonly status?: number
  /** The name of an example in the document. Without `status`, the status of the example applies. */
  readonly example?: string
  /** How each stream of `subscribe_events` fails after its first event. */
  readonly fault?: Fault
  /** Milliseconds before each answer, up to 600,000. Without `status`, `example` and `fault`, it delays the usual answer. */
  readonly delay?: number
  /** The number of requests that get this answer. Default: all requests. */
  readonly times?: number
}

/** The answers that a developer or a test has chosen for requests without a preference, at most one for each operation. */
export interface ChosenAnswers {
  /**
   * Chooses an answer, and replaces an earlier choice for the operation. Returns the choice with its status.
   *
   * @throws {Refusal} 400; its message names the wrong property
   */
  choose(choice: ChosenAnswer): ChosenAnswer
  /** Resolves with the chosen answer for a request of the operation, after the delay of the answer. Counts the request. */
  next(operation: Operation): Promise<Preference>
  /** Removes all choices. Returns their number. */
  reset(): number
}

const ids = publicOperations.map(({ id }) => id)
const properties: readonly string[] = ['operation', 'status', 'example', 'fault', 'delay', 'times']
const longestDelay = 600_000

export function createChosenAnswers(): ChosenAnswers {
  const chosen = new Map<PublicOperationId, Checked & { left: number }>()
  return {
    choose(choice) {
      const found = checked(choice)
      const { operation, preference, times } = found
      chosen.set(operation.id, { ...found, left: times })
      return { ...choice, ...(preference.code !== undefined && { status: preference.code }) }
    },
    async next({ id }) {
      const answer = chosen.get(id)
      if (!answer) return {}
      answer.left--
      if (answer.left === 0) chosen.delete(id)
      // `ref: false` lets the process exit before the end of the delay, once the mock is closed.
      await setTimeout(answer.delay, undefined, { ref: false })
      return answer.preference
    },
    reset() {
      const { size } = chosen
      chosen.clear()
      return size
    },
  }
}

/** A choice whose properties fit the document. */
interface Checked {
  readonly operation: Operation
  readonly preference: Preference
  readonly delay: number
  readonly times: number
}

/** @throws {Refusal} 400 for the first wrong property */
function checked(choice: unknown): Checked {
  if (!isRecord(choice))
    throw invalidBody('The body must be a choice: {"operation":"list_event_streams","status":429}.')
  const unknown = Object.keys(choice).find(name => !properties.includes(name))
  if (unknown !== undefined) throw wrongProperty(unknown, 'is unknown', 'unknown')
  const { operation: id, status, example, fault, delay = 0, times = Number.POSITIVE_INFINITY } = choice
  const operation = publicOperations.find(one => one.id === id)
  if (!operation) throw wrong('operation', id, choices(ids, id))
  if ((status ?? example ?? fault ?? choice.delay) === undefined)
    throw invalidBody("The body must have the property 'status', 'example', 'fault' or 'delay'.")
  const preference = preferenceOf(operation, { code: status, example, stream: fault, dynamic: false })
  const answers = answersOf(operation)
  if (status !== undefined && preference.code !== status)
    throw wrong('status', status, listed(answers.map(answer => answer.status)))
  if (preference.example !== example) {
    const possible = answers.filter(answer => answer.status === (status ?? answer.status))
    const names = possible.flatMap(answer => answer.examples)
    throw wrong('example', example, choices(names, example))
  }
  if (preference.stream !== fault) throw wrongFault(operation, status, fault)
  if (typeof delay !== 'number' || !(delay >= 0 && delay <= longestDelay))
    throw wrong('delay', delay, `a number of milliseconds from 0 to ${longestDelay}`)
  if (!isTimes(times)) throw wrong('times', times, 'an integer of at least 1')
  return { operation, preference, delay, times }
}

function isTimes(times: unknown): times is number {
  return (
    typeof times === 'number' && times >= 1 && (Number.isInteger(times) || times === Number.POSITIVE_INFINITY)
  )
}

function wrongFault({ id }: Operation, status: unknown, fault: unknown): Refusal {
  if (id !== 'subscribe_events') return wrongProperty('fault', 'is only for the operation subscribe_events')
  if (status !== undefined && status !== 200) return wrongProperty('fault', 'is only for the status 200')
  return wrong('fault', fault, listed(faults))
}

function wrong(name: string, given: unknown, allowed: string): Refusal {
  return wrongProperty(name, `must be ${allowed}, got ${shown(given)}`)
}
