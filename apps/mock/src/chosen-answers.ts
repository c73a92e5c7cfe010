import { isDeepStrictEqual } from 'node:util'
import type { PublicOperationId } from '@tenant-api/documented-answers'
import { checkedChoice } from './checked-choice.ts'
import type { CheckedParameters } from './checked-parameters.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import type { Operation } from './match-operation.ts'
import type { Wanted } from './wanted-answer.ts'

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
  /** The choices for an operation, in the order in which they apply, with the number of requests that are left. */
  of(id: PublicOperationId): readonly object[]
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
  readonly shown: object
  readonly parameters: CheckedParameters
  /** The number of requests that are left: `Infinity` for a choice without `times`. */
  left: number
}

const hasTimes = ({ left }: Choice) => Number.isFinite(left)
/** Choices of a lower rank apply first. */
const rankOf = (choice: Choice) => (choice.parameters.length > 0 ? 0 : 2) + (hasTimes(choice) ? 0 : 1)

export function createChosenAnswers(): ChosenAnswers {
  const chosen = new Map<PublicOperationId, Choice[]>()
  const choicesOf = (id: PublicOperationId) => chosen.get(id) ?? []
  return {
    choose(choice) {
      const { operation, wanted, parameters, delay, times } = checkedChoice(choice)
      // The cast is safe, because the choice has been checked.
      const shown = { ...(choice as ChosenAnswer), ...(wanted.code !== undefined && { status: wanted.code }) }
      const added: Choice = { shown, wanted, parameters, delay, left: times }
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
          if (choice.left === 0)
            chosen.set(
              id,
              choicesOf(id).filter(one => one !== choice),
            )
        },
      }
    },
    of: id => choicesOf(id).map(one => ({ ...one.shown, ...(hasTimes(one) && { times: one.left }) })),
    reset() {
      const count = [...chosen.values()].flat().length
      chosen.clear()
      return count
    },
  }
}
