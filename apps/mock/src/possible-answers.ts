import { faults } from '@tenant-api/simulator'
import type { ChosenAnswers } from './chosen-answers.ts'
import { publicOperations } from './match-operation.ts'
import { answersOf } from './preference.ts'

/** The body of `GET /__mock/answers`: the answers that each operation can have, and its choices. */
export function possibleAnswers(chosenAnswers: ChosenAnswers): object {
  const entries = publicOperations.map(operation => {
    const answers = answersOf(operation).map(({ status, examples }) => [status, examples])
    const chosen = chosenAnswers.of(operation.id)
    const request = `${operation.method} ${operation.path}`
    return [
      operation.id,
      { request, answers: Object.fromEntries(answers), ...(chosen.length > 0 && { chosen }) },
    ]
  })
  return { operations: Object.fromEntries(entries), faults: [...faults, 'reset'] }
}
