import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'

/** Runs a call of the store when its turn comes. */
export type InTurn = <Result>(call: () => Promise<Result>) => Promise<Result>

/** Runs one step of a count. @param isLast whether the step may take longer than the time for the count, once it has begun */
type Step = <Result>(call: () => Promise<Result>, isLast?: boolean) => Promise<Result>

/**
 * Runs a count that takes many short calls of a store.
 *
 * @param refusal a sentence for the caller
 * @throws {Problem} `service_unavailable` after `limits.countSeconds`. Then no further step begins.
 */
export async function inCountTime<Result>(
  refusal: string,
  inTurn: InTurn,
  run: (step: Step) => Promise<Result>,
): Promise<Result> {
  let isOver = false
  let isLastStep = false
  async function step<Part>(call: () => Promise<Part>, isLast = false): Promise<Part> {
    const part = await inTurn(() => {
      if (isOver) throw new Problem('service_unavailable', refusal)
      isLastStep = isLast
      return call()
    })
    // On SQLite all steps happen in one turn of the event loop otherwise.
    if (!isLast) await nextTurn()
    return part
  }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (isLastStep) return
      isOver = true
      reject(new Problem('service_unavailable', refusal))
    }, limits.countSeconds * 1_000)
  })
  try {
    return await Promise.race([run(step), late])
  } finally {
    clearTimeout(timer)
  }
}
