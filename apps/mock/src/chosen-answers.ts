import { choices, listed, shown } from '@tenant-api/contract'
import type { Fault, PublicOperationId } from '@tenant-api/documented-answers'
import { invalidBody, isRecord } from './checked-message.ts'
import { type Operation, publicOperations } from './match-operation.ts'
import { answersOf, faults, type Preference, preferenceOf } from './preference.ts'
import type { Refusal } from './refusal.ts'

/** The choice of a documented answer for one operation. It needs a `status`, an `example` or a `fault`. */
export interface ChosenAnswer {
  readonly operation: PublicOperationId
  readonly status?: number
  /** The name of an example in the document. Without `status`, its status applies. */
  readonly example?: string
  /** How each stream of `subscribe_events` fails after its first event. */
  readonly fault?: Fault
  /** The number of requests that get this answer. Default: all. */
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
  /** The chosen answer for a request of an operation. Counts the request. */
  next(operation: Operation): Preference | undefined
  /** Removes all choices. Returns their number. */
  reset(): number
}

const ids = publicOperations.map(({ id }) => id)
const properties: readonly string[] = ['operation', 'status', 'example', 'fault', 'times']

export function createChosenAnswers(): ChosenAnswers {
  const chosen = new Map<PublicOperationId, { readonly preference: Preference; left: number }>()
  return {
    choose(choice) {
      const { operation, preference, times } = checked(choice)
      chosen.set(operation.id, { preference, left: times })
      return { ...choice, ...(preference.code !== undefined && { status: preference.code }) }
    },
    next({ id }) {
      const answer = chosen.get(id)
      if (!answer) return undefined
      answer.left--
      if (answer.left === 0) chosen.delete(id)
      return answer.preference
    },
    reset() {
      const { size } = chosen
      chosen.clear()
      return size
    },
  }
}

/** @throws {Refusal} 400 for the first wrong property */
function checked(choice: unknown): { operation: Operation; preference: Preference; times: number } {
  if (!isRecord(choice))
    throw invalidBody('The body must be a choice: {"operation":"list_event_streams","status":429}.')
  const unknown = Object.keys(choice).find(name => !properties.includes(name))
  if (unknown !== undefined) throw invalidBody(`The property ${shown(unknown)} is unknown.`)
  const { operation: id, status, example, fault, times = Number.POSITIVE_INFINITY } = choice
  const operation = publicOperations.find(one => one.id === id)
  if (!operation) throw wrong('operation', id, choices(ids, id))
  if ((status ?? example ?? fault) === undefined)
    throw invalidBody("The body must have the property 'status', 'example' or 'fault'.")
  const preference = preferenceOf(operation, { code: status, example, stream: fault, dynamic: false })
  const answers = answersOf(operation)
  if (status !== undefined && preference.code !== status)
    throw wrong('status', status, listed(answers.map(answer => answer.status)))
  if (preference.example !== example) {
    const possible = answers.filter(answer => answer.status === (status ?? answer.status))
    const names = possible.flatMap(answer => answer.examples)
    throw wrong('example', example, choices(names, example))
  }
  if (preference.stream !== fault)
    throw wrong('fault', fault, `${listed(faults)}, for subscribe_events with the status 200`)
  if (!isTimes(times)) throw wrong('times', times, 'an integer of at least 1')
  return { operation, preference, times }
}

function isTimes(times: unknown): times is number {
  return (
    typeof times === 'number' && times >= 1 && (Number.isInteger(times) || times === Number.POSITIVE_INFINITY)
  )
}

function wrong(name: string, given: unknown, allowed: string): Refusal {
  return invalidBody(`The property '${name}' must be ${allowed}, got ${shown(given)}.`)
}
