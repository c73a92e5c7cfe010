import type { SubscribedMessage, SubscribeParameters, SubscriptionState } from '@tenant-api/client'
import { jsonMember, jsonParts } from '@tenant-api/contract/json-text'
import { wrongUsage } from '../command-error.ts'
import { createLineWriter } from '../output/line-writer.ts'
import { isTerminal, note, printable, shownJson, styled, tabSeparated } from '../output/print.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import { openResumeFile, storeProgress } from './resume-file.ts'
import { adviseAfterExpiry, isResumable, subscribed, tellHowToResume } from './subscribed.ts'

/** The flags of `events tail`. */
export interface TailFlags {
  readonly from?: string
  readonly fromTimestamp?: string
  readonly type?: readonly string[]
  readonly filter?: SubscribeParameters['filter']
  readonly max?: number
  readonly until?: string
  readonly output?: string
  readonly resume?: string
}

/** Prints events until it is interrupted, has printed `--max` events, or has reached the time of `--until`. */
export async function tailEvents(flags: TailFlags, command: { optsWithGlobals(): object }): Promise<void> {
  const resume = flags.resume === undefined ? undefined : openResumeFile(flags.resume)
  if (flags.from !== undefined && flags.fromTimestamp !== undefined)
    throw wrongUsage('--from and --from-timestamp exclude each other.', 'Give one of them.')
  const interrupted = untilInterrupted()
  const atEnd = new AbortController()
  const failing = new AbortController()
  const signal = AbortSignal.any([interrupted, atEnd.signal, failing.signal])
  const ending = endingAt(flags.until, () => atEnd.abort())
  const from = resume?.offset ?? flags.from
  /** The JSON of the current message. */
  let text = ''
  const { subscription, json } = await subscribed(
    command,
    {
      ...(from !== undefined ? { from } : flags.fromTimestamp && { from_timestamp: flags.fromTimestamp }),
      ...(flags.type && { event_type: flags.type as NonNullable<SubscribeParameters['event_type']> }),
      ...(flags.filter && { filter: flags.filter }),
      signal,
      onState: ending.onState,
      onText(received) {
        text = received
      },
    },
    origin => note(`Listening for events of ${origin}. Stop with Ctrl-C.`),
  )
  const output = flags.output === '-' ? undefined : flags.output
  const writer = createLineWriter(output, error => failing.abort(error))
  const lineOf = lineFormat({ json, isRead: output === undefined && isTerminal() })
  const progress = resume && storeProgress(resume, subscription, from, error => failing.abort(error))
  let left = flags.max ?? Number.POSITIVE_INFINITY
  let failure: unknown
  try {
    if (left > 0)
      for await (const message of subscription) {
        if (ending.isAfter(message)) break
        const written = writer.write(lineOf(message, text))
        if (written) await written
        if (progress) {
          await writer.flush()
          progress.store(message.offset)
        }
        left -= 1
        if (left <= 0) break
        ending.wait()
      }
  } catch (error) {
    if (failing.signal.aborted || error !== signal.reason) failure = error
  }
  ending.clear()
  // Throws if lines are lost: then the offset is too late to resume from.
  await writer.close()
  progress?.end()
  const { offset } = subscription
  if (interrupted.aborted ? resume || offset !== undefined : offset !== from && isResumable(failure))
    tellHowToResume(resume ? undefined : offset)
  if (failure !== undefined)
    // The file overrides --from-timestamp.
    throw resume
      ? adviseAfterExpiry(failure, `Delete ${flags.resume}, then start again with --from-timestamp.`)
      : failure
}

/** Milliseconds without an event after which the reader is assumed to have read all past events. */
const quiet = 2_000
/** A timer that fires later than this number of milliseconds shows that the process was blocked or suspended. */
const tolerance = 500
/** The longest delay of `setTimeout`: a longer one overflows and fires at once. */
const longestTimer = 2 ** 31 - 1

/**
 * Tells when `--until` ends the output. The timer of `stop` runs only while the subscription is open and the caller waits for a
 * message. It does not run during a reconnection, or while a slow reader delays the output: then events may be unread.
 */
export interface Ending {
  /** True for an event at or after the end. Stops the timer: the caller handles the message. */
  isAfter(message: SubscribedMessage): boolean
  /** Restarts the timer: the caller waits for the next message. */
  wait(): void
  onState(state: SubscriptionState): void
  clear(): void
}

/**
 * @param until undefined for no end
 * @param stop called when `until` has passed and an open connection has brought no event for 2 s
 */
export function endingAt(until: string | undefined, stop: () => void): Ending {
  if (until === undefined) return { isAfter: () => false, wait: () => {}, onState: () => {}, clear: () => {} }
  const end = Date.parse(until)
  let isOpen = false
  let isWaiting = true
  let timer: NodeJS.Timeout | undefined

  function restart(): void {
    clearTimeout(timer)
    if (!isOpen || !isWaiting) return
    // Wait a little longer than until the end, because an earlier event may still be in flight.
    const delay = Math.min(longestTimer, Math.max(0, end - Date.now()) + quiet)
    const due = performance.now() + delay
    timer = setTimeout(() => {
      const isLate = performance.now() - due > tolerance
      // If the timer is late, events may have arrived that nobody has read.
      if (isLate || Date.now() < end) restart()
      else stop()
    }, delay)
  }

  return {
    isAfter(message) {
      isWaiting = false
      clearTimeout(timer)
      return message.type !== 'unknown' && Date.parse(message.event.time) >= end
    },
    wait() {
      isWaiting = true
      restart()
    },
    onState({ status }) {
      isOpen = status === 'open'
      restart()
    },
    clear: () => clearTimeout(timer),
  }
}

/** Formats a message, of which `text` is the JSON, as one line: short with colors, tab-separated, or JSON. */
export type LineOf = (message: SubscribedMessage, text: string) => string

/** @param isRead true for lines that a person reads: short and with colors, without the data of the event */
export function lineFormat({ json = false, isRead = isTerminal() } = {}): LineOf {
  if (json) return (_, text) => shownJson(jsonParts(text, 0), process.stdout)
  return (message, text) => {
    const event = eventOf(message)
    const { time = '', id = '', data } = event
    const type = message.type === 'unknown' ? message.raw.type : message.type
    if (!isRead) return tabSeparated([time, type, id, message.offset, jsonMember(text, 'event', 'data')])
    const when = styled('dim', printable(time), process.stdout)
    return `${when}  ${printable(type).padEnd(32)}  ${printable(id)}  ${printable(nameOf(data))}`.trimEnd()
  }
}

interface ReadEvent {
  readonly id?: unknown
  readonly time?: unknown
  readonly data?: unknown
}

function eventOf(message: SubscribedMessage): ReadEvent {
  // A newer service may send events of any form.
  const event = message.type === 'unknown' ? message.raw.event : message.event
  return typeof event === 'object' && event !== null ? event : {}
}

/** A readable name of an event's object. */
function nameOf(data: unknown): unknown {
  const { object } = (data ?? {}) as { object?: Record<string, unknown> }
  return object?.display_name ?? object?.name ?? object?.email ?? object?.user_id ?? object?.id
}
