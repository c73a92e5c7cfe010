import { Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'
import { CursorExpiredError, type EventLog, type LogEntry } from './event-log.ts'

const pageSize = 1_000

/**
 * Counts the events after one sequence and up to another that a stream lets through. Stops at `most`.
 *
 * @param inTurn runs a read of the log when its turn comes
 * @throws {Problem} `service_unavailable` after `limits.countSeconds`
 */
export async function countEvents(
  log: Pick<EventLog, 'read' | 'sequenceBefore'>,
  range: { readonly after: number; readonly to: number },
  passes: (entry: LogEntry) => boolean,
  most: number,
  inTurn: <Result>(read: () => Promise<Result>) => Promise<Result>,
): Promise<number> {
  const end = performance.now() + 1_000 * limits.countSeconds
  let { after } = range
  let count = 0
  while (after < range.to && count < most) {
    if (performance.now() > end)
      throw new Problem(
        'service_unavailable',
        `The events could not be counted within ${limits.countSeconds} seconds. Try again, or choose fewer of them.`,
      )
    const page = await inTurn(() => pageAfter(log, after))
    const last = page.at(-1)
    if (!last) break
    count += page.filter(entry => entry.sequence <= range.to && passes(entry)).length
    after = last.sequence
  }
  return Math.min(count, most)
}

/** The next events. Begins at the oldest, if retention has deleted the next ones meanwhile. */
async function pageAfter(log: Pick<EventLog, 'read' | 'sequenceBefore'>, after: number) {
  try {
    return await log.read(after, pageSize)
  } catch (error) {
    if (!(error instanceof CursorExpiredError)) throw error
    return log.read(await log.sequenceBefore(0), pageSize)
  }
}
