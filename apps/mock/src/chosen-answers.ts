import { setTimeout } from 'node:timers/promises'
import type { PublicOperationId } from '@tenant-api/documented-answers'
import { checkedChoice } from './checked-choice.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import type { Operation } from './match-operation.ts'
import type { Wanted } from './wanted-answer.ts'

/** The answers that a developer or a test has chosen for requests without a preference, at most one for each operation. */
export interface ChosenAnswers {
  /**
   * Chooses an answer, and replaces an earlier choice for the operation. Returns the choice with its status.
   *
   * @throws {Refusal} 400; its message names the wrong property
   */
  choose(choice: ChosenAnswer): object
  /** Resolves with the chosen answer for a request of the operation, after the delay of the answer. Counts the request. */
  next(operation: Operation): Promise<Wanted>
  /** The choice for an operation, with the number of requests that are left. */
  find(id: PublicOperationId): object | undefined
  /** Removes all choices. Returns their number. */
  reset(): number
}

export function createChosenAnswers(): ChosenAnswers {
  const chosen = new Map<PublicOperationId, { shown: object; wanted: Wanted; delay: number; left: number }>()
  return {
    choose(choice) {
      const { operation, wanted, delay, times } = checkedChoice(choice)
      const shown = { ...choice, ...(wanted.code !== undefined && { status: wanted.code }) }
      chosen.set(operation.id, { shown, wanted, delay, left: times })
      return shown
    },
    async next({ id }) {
      const choice = chosen.get(id)
      if (!choice) return {}
      choice.left--
      if (choice.left === 0) chosen.delete(id)
      // `ref: false` lets the process exit before the end of the delay, once the mock is closed.
      await setTimeout(choice.delay, undefined, { ref: false })
      return choice.wanted
    },
    find(id) {
      const choice = chosen.get(id)
      if (!choice) return undefined
      return { ...choice.shown, ...(Number.isFinite(choice.left) && { times: choice.left }) }
    },
    reset() {
      const { size } = chosen
      chosen.clear()
      return size
    },
  }
}
