import { setImmediate as nextTurn } from 'node:timers/promises'
import { encodeFrame, type Frames, joinFrames, type SubscriptionMessage } from '@tenant-api/contract'
import type { EventLog, EventType, LogEntry } from './event-log.ts'

/** Events read from the log at once: a page of this size keeps the event loop for less than a millisecond. */
const pageSize = 200

/** How far a reader has come: what is shown next comes after this sequence. */
export interface Cursor {
  sequence: number
}

export interface FollowOptions {
  /** Events accepted before this time are not shown, in milliseconds since 1970. */
  readonly since: number
  /** The event types to show, or null for all. */
  readonly types: ReadonlySet<EventType> | null
  /** How long after the last message an `offset-only` message moves the cursor over what is not shown. */
  readonly heartbeatMs: number
  readonly signal: AbortSignal
}

/**
 * Everything in the log after a cursor, and from then on everything that comes, as frames for the wire: history and live
 * are one reading, so there is no seam where an event could fall through or come twice. It starts with an `offset-only`
 * message, so that the reader holds a cursor from the first bytes on.
 *
 * Nothing is buffered for a reader: the next page is read when it asks for more, and the cursor moves with it. Ends when
 * `signal` is aborted.
 */
export async function* follow(
  log: EventLog,
  cursor: Cursor,
  { since, types, heartbeatMs, signal }: FollowOptions,
): AsyncGenerator<Frames<SubscriptionMessage>, void, undefined> {
  const isShown = ({ type, acceptedAt }: LogEntry) =>
    acceptedAt >= since && (types === null || types.has(type))
  const growth = watchGrowth(log, signal)
  try {
    yield offsetOnly(log, cursor)
    let lastMessageAt = performance.now()
    while (!signal.aborted) {
      growth.reset()
      const page = await log.read(cursor.sequence, pageSize)
      cursor.sequence = page.at(-1)?.sequence ?? cursor.sequence
      const frames = page.filter(isShown).map(entry => entry.frame)
      if (frames.length > 0 || performance.now() >= lastMessageAt + heartbeatMs) {
        yield frames.length > 0 ? joinFrames<SubscriptionMessage>(frames) : offsetOnly(log, cursor)
        lastMessageAt = performance.now()
      }
      // A long history of which a filter shows nothing must not keep the event loop to itself.
      if (page.length > 0) await nextTurn()
      else await growth.orAfter(lastMessageAt + heartbeatMs - performance.now())
    }
  } finally {
    growth.stop()
  }
}

function offsetOnly(log: EventLog, { sequence }: Cursor): Frames<SubscriptionMessage> {
  return encodeFrame({ type: 'offset-only', offset: log.offsetOf(sequence) })
}

/**
 * Remembers growth between `reset` and the wait, so that an event that is committed after a reader has looked and before it
 * waits still wakes it.
 */
function watchGrowth(log: EventLog, signal: AbortSignal) {
  let grown = false
  let wake = () => {}
  const stopListening = log.onGrowth(() => {
    grown = true
    wake()
  })
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  return {
    reset() {
      grown = false
    },
    /** Resolves when the log grows, after `ms` or on abort. */
    async orAfter(ms: number): Promise<void> {
      if (grown || signal.aborted) return
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>(resolve => {
        wake = resolve
        timer = setTimeout(resolve, Math.max(0, ms))
      })
      clearTimeout(timer)
    },
    stop() {
      stopListening()
      signal.removeEventListener('abort', onAbort)
    },
  }
}
