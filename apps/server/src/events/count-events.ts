import { type InTurn, inCountTime } from '../event-streams/count-time.ts'
import { limits } from '../limits.ts'
import { CursorExpiredError, type EventLog, type LogEntry } from './event-log.ts'

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
