import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem } from '../api/problem.ts'
import { CursorExpiredError, type EventLog, type LogEntry } from '../events/event-log.ts'
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

const pageSize = 1_000

/**
 * Counts the events after one sequence and up to another that pass a test, in many reads of the log. Stops at `most`.
 *
 * @throws {Problem} `service_unavailable` after `limits.countSeconds`
 */
export function countEvents(
  log: Pick<EventLog, 'read' | 'sequenceBefore'>,
  range: { readonly after: number; readonly to: number },
  passes: (entry: LogEntry) => boolean,
  most: number,
  inTurn: InTurn,
): Promise<number> {
  return inCountTime(notCounted, inTurn, async step => {
    let { after } = range
    let count = 0
    while (after < range.to && count < most) {
      const page = await step(() => pageAfter(log, after))
      const last = page.at(-1)
      if (!last) break
      count += page.filter(entry => entry.sequence <= range.to && passes(entry)).length
      after = last.sequence
    }
    return Math.min(count, most)
  })
}

const notCounted = `The events could not be counted within ${limits.countSeconds} seconds. Try again, or choose a shorter part of the log.`

/** The next events. Begins at the oldest, if retention has deleted the next ones meanwhile. */
async function pageAfter(log: Pick<EventLog, 'read' | 'sequenceBefore'>, after: number) {
  try {
    return await log.read(after, pageSize)
  } catch (error) {
    if (!(error instanceof CursorExpiredError)) throw error
    return log.read(await log.sequenceBefore(0), pageSize)
  }
}
