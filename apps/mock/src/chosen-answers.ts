import { setTimeout } from 'node:timers/promises'
import type { PublicOperationId } from '@tenant-api/documented-answers'
import { checkedChoice } from './checked-choice.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import type { Operation } from './match-operation.ts'
import type { Wanted } from './wanted-answer.ts'

/** The answers that a developer or a test has chosen for requests without a preference. */
export interface ChosenAnswers {
  /**
   * Chooses an answer. Choices with `times` apply first, in the order in which they were made. A choice without `times` replaces all
   * earlier choices for the operation. Returns the choice with its status.
   *
   * @throws {Refusal} 400; its message names the wrong property
   */
  choose(choice: ChosenAnswer): object
  /**
   * Resolves with the chosen answer for a request of the operation, after the delay of the answer, or with undefined if none is
   * chosen. Counts the request.
   */
  next(operation: Operation): Promise<Wanted | undefined>
  /** The choices for an operation, in the order in which they apply, with the number of requests that are left. */
  of(id: PublicOperationId): readonly object[]
  /** Removes all choices. Returns their number. */
  reset(): number
}

interface Choice {
  readonly shown: object
  readonly wanted: Wanted
  readonly delay: number
  /** The number of requests that are left: `Infinity` for a choice without `times`. */
  left: number
}

const hasTimes = ({ left }: Choice) => Number.isFinite(left)

export function createChosenAnswers(): ChosenAnswers {
  const chosen = new Map<PublicOperationId, Choice[]>()
  const choicesOf = (id: PublicOperationId) => chosen.get(id) ?? []
  return {
    choose(choice) {
      const { operation, wanted, delay, times } = checkedChoice(choice)
      const shown = { ...choice, ...(wanted.code !== undefined && { status: wanted.code }) }
      const added: Choice = { shown, wanted, delay, left: times }
      const earlier = hasTimes(added) ? choicesOf(operation.id) : []
      const lasting = earlier.filter(one => !hasTimes(one))
      chosen.set(operation.id, [...earlier.filter(hasTimes), added, ...lasting])
      return shown
    },
    async next({ id }) {
      const [choice] = choicesOf(id)
      if (!choice) return undefined
      choice.left--
      if (choice.left === 0) choicesOf(id).shift()
      // `ref: false` lets the process exit before the end of the delay, once the mock is closed.
      await setTimeout(choice.delay, undefined, { ref: false })
      return choice.wanted
    },
    of: id => choicesOf(id).map(one => ({ ...one.shown, ...(hasTimes(one) && { times: one.left }) })),
    reset() {
      const count = [...chosen.values()].flat().length
      chosen.clear()
      return count
    },
  }
}
