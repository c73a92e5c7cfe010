import { isDeepStrictEqual } from 'node:util'
import type { PublicOperationId } from '@tenant-api/simulator'
import type { CheckParameters } from './check-request.ts'
import { type CheckedParameters, checkedChoice } from './checked-choice.ts'
import type { Operation } from './match-operation.ts'
import type { ChosenAnswer } from './mock.ts'
import type { Wanted } from './preference.ts'

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
