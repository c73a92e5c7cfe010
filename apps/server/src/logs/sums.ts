import type { Logger } from 'pino'
import { limits } from '../limits.ts'
import type { LogEntry, LogStore, NewLogEntry } from './entries.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Sums of one transaction. On SQLite it blocks the event loop for a few milliseconds. */
const writtenAtOnce = 50

interface Sum {
  readonly entry: LogEntry
  count: number
  /** The count in the store. */
  written: number
  /** From when nothing is added, by a monotonic clock in milliseconds. */
  readonly endsAt: number
}

/** Sums of what happens too often for an entry of its own. */
export interface LogSums {
  /** Adds 1 to the sum for the client, the operation and the reason of an entry, over a minute or an hour. */
  add(entry: NewLogEntry, over?: 'minute' | 'hour'): void
  /** Writes the sums that have grown. A minute ends with it. */
  write(): Promise<void>
  /** How many sums are held. */
  readonly size: number
  /** Writes all sums, and stops. */
  stop(): Promise<void>
}

/**
 * Sums in memory, and writes once a minute. A crash loses at most what was counted since. The number of sums is bounded: beyond
 * `limits.logSums`, clients share one sum for each operation.
 *
 * @param now milliseconds of a monotonic clock
 */
export function startLogSums(
  logs: Pick<LogStore, 'dated' | 'write'>,
  log: Logger,
  now: () => number = () => performance.now(),
): LogSums {
  const sums = new Map<string, Sum>()
  /** Sums that have ended and are being written. */
  let ending = 0
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(write, minuteMs).unref()

  function add(entry: NewLogEntry, over: 'minute' | 'hour' = 'minute'): void {
    const { kind, operation, client, status, error_code } = entry
    const shared = `${kind} ${operation}`
    const own = `${shared} ${status} ${error_code} ${over} ${client?.id}`
    const isFull = sums.size + ending >= limits.logSums
    const key = sums.has(own) || !isFull ? own : shared
    const found = sums.get(key)
    if (found) {
      found.count++
      return
    }
    const first = logs.dated(key === own ? entry : { kind, operation, count: 1 })
    const endsAt = over === 'hour' ? now() + hourMs : 0
    sums.set(key, { entry: first, count: 1, written: 0, endsAt })
  }

  function write(): Promise<void> {
    writing = writing
      .then(writeAll)
      .catch(error => log.error({ err: error }, 'sums of the log cannot be written'))
    return writing
  }

  async function writeAll(): Promise<void> {
    const time = now()
    const grown = [...sums].filter(([, { count, written }]) => count > written)
    const ended = new Map([...sums].filter(([, { endsAt }]) => endsAt <= time))
    for (const key of ended.keys()) sums.delete(key)
    ending = ended.size
    try {
      for (let start = 0; start < grown.length; start += writtenAtOnce) {
        const some = grown
          .slice(start, start + writtenAtOnce)
          .map(([key, sum]) => ({ key, sum, count: sum.count }))
        await logs.write(some.map(({ sum, count }) => ({ ...sum.entry, count })))
        for (const { key, sum, count } of some) {
          sum.written = count
          ended.delete(key)
        }
      }
    } catch (error) {
      // The next write repeats them.
      for (const [key, sum] of ended) if (sum.count > sum.written) addAgain(key, sum)
      throw error
    } finally {
      ending = 0
    }
  }

  function addAgain(key: string, sum: Sum): void {
    const found = sums.get(key)
    if (found) found.count += sum.count - sum.written
    else sums.set(key, sum)
  }

  return {
    add,
    write,
    get size() {
      return sums.size + ending
    },
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
