import { isDeepStrictEqual } from 'node:util'
import type { DocumentedOperations } from '@tenant-api/contract'
import type {
  ExampleOf,
  eventStream,
  Fault,
  FieldError,
  PublicOperationId,
  StatusOf,
} from '@tenant-api/simulator'
import type { CheckParameters } from './check-request.ts'
import { type CheckedParameters, checkedChoice } from './checked-choice.ts'
import type { Operation } from './match-operation.ts'
import type { proxyStatuses, Wanted } from './preference.ts'

/** The answers that a developer or a test has chosen for requests without a preference. */
export interface ChosenAnswers {
  /**
   * Chooses an answer. Choices with `parameters` apply first. Of the others, those with `times` apply first, in the order in which
   * they were made. A choice without `times` replaces all earlier choices for the operation with the same `parameters`. Returns the
   * choice with its status.
   *
   * @throws {Refusal} 400; its message names the wrong property
   */
  choose(choice: unknown): object
  /**
   * The choice that applies to a request of the operation; undefined if there is none.
   *
   * @param valuesOf the values of a parameter of the request, in the order of the alphabet
   */
  find(operation: Operation, valuesOf: (name: string) => readonly string[]): FoundChoice | undefined
  /**
   * The choices for an operation, in the order in which they apply. Each has the number of requests that got its answer, and a choice
   * with `times` the number of requests that are left.
   */
  of(id: PublicOperationId): readonly object[]
  /** The choices whose answer no request has got, and those with `times` whose answer too few requests have got. */
  unused(): readonly ChosenAnswer[]
  /** Removes all choices. Returns their number. */
  reset(): number
}

export interface FoundChoice {
  readonly wanted: Wanted
  /** Milliseconds before the answer. */
  readonly delay: number
  /** Counts a request that gets this answer. */
  take(): void
}

interface Choice extends Omit<FoundChoice, 'take'> {
  readonly shown: ChosenAnswer
  readonly parameters: CheckedParameters
  /** The number of requests that are left: `Infinity` for a choice without `times`. */
  left: number
  /** The number of requests that got the answer. */
  answered: number
}

const hasTimes = ({ left }: Choice) => Number.isFinite(left)
const isUnused = (choice: Choice) => hasTimes(choice) || choice.answered === 0
const withLeft = (choice: Choice): ChosenAnswer => ({
  ...choice.shown,
  ...(hasTimes(choice) && { times: choice.left }),
})
/** Choices of a lower rank apply first. */
const rankOf = (choice: Choice) => (choice.parameters.length > 0 ? 0 : 2) + (hasTimes(choice) ? 0 : 1)

/** @param faultOf finds the first violation in the parameters of a request */
export function createChosenAnswers(faultOf: CheckParameters): ChosenAnswers {
  const chosen = new Map<PublicOperationId, Choice[]>()
  const choicesOf = (id: PublicOperationId) => chosen.get(id) ?? []
  return {
    choose(choice) {
      const { operation, wanted, parameters, delay, times } = checkedChoice(choice, faultOf)
      // The cast is safe, because the choice has been checked.
      const status = wanted.code !== undefined && { status: wanted.code }
      const shown = { ...(choice as ChosenAnswer), ...status } as ChosenAnswer
      const added: Choice = { shown, wanted, parameters, delay, left: times, answered: 0 }
      const stays = (one: Choice) => hasTimes(added) || !isDeepStrictEqual(one.parameters, parameters)
      const all = [...choicesOf(operation.id).filter(stays), added]
      chosen.set(
        operation.id,
        all.toSorted((one, other) => rankOf(one) - rankOf(other)),
      )
      return shown
    },
    find({ id }, valuesOf) {
      const choice = choicesOf(id).find(({ parameters }) =>
        parameters.every(([name, values]) => isDeepStrictEqual(valuesOf(name), values)),
      )
      if (!choice) return undefined
      return {
        ...choice,
        take() {
          choice.left--
          choice.answered++
          if (choice.left === 0)
            chosen.set(
              id,
              choicesOf(id).filter(one => one !== choice),
            )
        },
      }
    },
    of: id => choicesOf(id).map(one => ({ ...withLeft(one), answered: one.answered })),
    unused: () => [...chosen.values()].flat().filter(isUnused).map(withLeft),
    reset() {
      const count = [...chosen.values()].flat().length
      chosen.clear()
      return count
    },
  }
}

type FaultOf<Id extends PublicOperationId> =
  | 'reset'
  | 'cut'
  | (Id extends (typeof eventStream)['operation'] ? Fault : never)

type ParametersIn<Id extends PublicOperationId, Place extends 'path' | 'query'> = Id extends unknown
  ? keyof (NonNullable<DocumentedOperations[Id]['parameters'][Place]> extends infer Parameters
      ? [Parameters] extends [never]
        ? Record<never, never>
        : Parameters
      : never)
  : never

/** The parameters of an operation in its path and its query. */
type ParametersOf<Id extends PublicOperationId> = {
  readonly [Name in ParametersIn<Id, 'path'> | ParametersIn<Id, 'query'>]?:
    | string
    | number
    | readonly (string | number)[]
    | undefined
}

/** What a choice can consist of. It needs at least one of these properties. */
interface Parts<Id extends PublicOperationId> {
  /** A documented status, or the status of a proxy in front of the service: 502 or 504, whose body is a page of HTML. */
  readonly status: (Id extends unknown ? StatusOf<Id> : never) | (typeof proxyStatuses)[number]
  /** The name of an example in the document. Without `status`, the status of the example applies. */
  readonly example: Id extends unknown ? ExampleOf<Id> : never
  /** Replaces the body of the answer. A text is sent as it is, any other value as JSON. The mock does not check it. A subscription takes only a text. */
  readonly body: unknown
  /** Headers that are added to the answer, or replace its own. */
  readonly headers: Readonly<Record<string, string>>
  /** The invalid parts of a request: the answer is the documented error 400 with this list. */
  readonly errors: readonly FieldError[]
  /**
   * `reset`: the connection breaks, and the mock does not do what is requested. `cut`: the mock does it, and the connection breaks
   * within the body of the answer, or within an event. The others: how a stream of `subscribe_events` fails after its first event.
   */
  readonly fault: FaultOf<Id>
  /** Milliseconds before the answer, up to 600,000. If only this or `headers` is given, the answer is the usual one. */
  readonly delay: number
}

type Part = keyof Parts<PublicOperationId>

/** A choice with the part `Name`, and perhaps with the parts `Allowed`. */
type With<Id extends PublicOperationId, Name extends Part, Allowed extends Part> = {
  readonly [One in Name]: Parts<Id>[One]
} & { readonly [One in Exclude<Allowed, Name>]?: Parts<Id>[One] | undefined } & {
  readonly [One in Exclude<Part, Name | Allowed>]?: undefined
}

type Always = 'headers' | 'delay'

interface Scope<Id extends PublicOperationId> {
  readonly operation: Id
  /** Parameters of the path or the query: the choice applies only to requests with these values. Default: to all requests. */
  readonly parameters?: ParametersOf<Id> | undefined
  /** The number of requests that get this answer. Default: all requests. */
  readonly times?: number | undefined
}

/** The choice of an answer for one operation. */
export type ChosenAnswer = { [Id in PublicOperationId]: ChoiceOf<Id> }[PublicOperationId]

/** The choice of an answer for one of the operations `Id`. */
export type ChoiceOf<Id extends PublicOperationId> = Scope<Id> &
  (
    | With<Id, 'example', Always | 'status'>
    | With<Id, 'body', Always | 'status'>
    | (With<Id, 'errors', Always | 'status'> & { readonly status?: 400 | undefined })
    | With<Id, 'fault', Always>
    | With<Id, 'headers', 'status' | 'delay'>
    | With<Id, 'delay', 'status' | 'headers'>
    | With<Id, 'status', Always>
  )
