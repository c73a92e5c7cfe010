import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type Answer, createAwaitedCount, type WaitOptions } from '@tenant-api/simulator'
import type { RecordedRequest } from './mock.ts'

/** The latest requests, in the order in which they arrived, without those to pages of the mock, such as its own paths and its health. */
export interface RequestRecord {
  /** Adds a request that has arrived. */
  add(request: IncomingMessage, body: unknown): RecordedEntry
  requests(): readonly RecordedRequest[]
  /** Waits until at least `count` requests have arrived since the start or the latest reset. */
  received(count: number, options?: WaitOptions): Promise<void>
  /** Ends all waits of `received` with an error. */
  giveUp(error: Error): void
  reset(): void
}

/** A recorded request, to say how it was answered. */
interface RecordedEntry {
  answered(status: number): void
  /** The client gave up before the answer. */
  aborted(): void
}

/** The number of requests that are kept: their bodies may have 1 MB each. */
const mostRequests = 100
const unrecorded = /^\/(__mock|healthz|readyz|openapi\.json|$)/

export function createRequestRecord(): RequestRecord {
  let recorded: (RecordedRequest & { status: number | undefined; aborted: boolean })[] = []
  let count = 0
  const arrived = createAwaitedCount({
    count: () => count,
    isEnough: (count, wanted) => count >= wanted,
    noun: 'requests',
    missed: (wanted, count) =>
      `for ${wanted} ${wanted === 1 ? 'request' : 'requests'}, but ${count} ${count === 1 ? 'has' : 'have'} arrived`,
  })
  return {
    add({ method = '', url = '', headers }, body) {
      const entry = { method, url, headers, body, status: undefined as number | undefined, aborted: false }
      if (!unrecorded.test(url)) {
        recorded = [...recorded.slice(1 - mostRequests), entry]
        count++
        arrived.changed()
      }
      return {
        answered(status) {
          entry.status = status
        },
        aborted() {
          entry.aborted = true
        },
      }
    },
    requests: () => recorded.map(entry => ({ ...entry })),
    received: arrived.reach,
    giveUp: arrived.giveUp,
    reset() {
      recorded = []
      count = 0
    },
  }
}

/** What the log and the record of requests say of one request. */
export interface FollowedRequest {
  /**
   * Records the request, once.
   *
   * @param body the parsed body
   * @param isChosen whether its answer was chosen
   */
  arrived(body: unknown, isChosen?: boolean): void
  /** Logs how the request has ended, once. */
  ended(end: Logged): void
  /** Records the status of the answer. */
  answered(status: number): void
}

interface Following {
  readonly record: RequestRecord
  readonly log: (line: string) => void
  /** Aborts when a reset breaks off the request. */
  readonly signal: AbortSignal
}

/** Follows a request until its answer. If its client gives up before, says so at once. */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { record, log, signal }: Following,
): FollowedRequest {
  let entry: RecordedEntry | undefined
  let isChosenAnswer = false
  let isLogged = false
  function ended(end: Logged) {
    if (!isLogged) log(logLine(request, end))
    isLogged = true
  }
  response.once('close', () => {
    if (isLogged || signal.aborted) return
    entry?.aborted()
    ended({ ended: 'aborted', isChosen: isChosenAnswer })
  })
  return {
    arrived(body, isChosen = false) {
      entry ??= record.add(request, body)
      isChosenAnswer = isChosen
    },
    ended,
    answered: status => entry?.answered(status),
  }
}

/** The parts of the outcome of a request that its line shows. */
interface Logged {
  /** How the connection ended instead of with the whole answer. */
  readonly ended?: string | undefined
  /** Absent if there is none. */
  readonly answer?: Pick<Answer, 'status' | 'body'>
  readonly ignored?: readonly string[] | undefined
  readonly isChosen?: boolean
  readonly isSimulated?: boolean
}

/**
 * The line of a request in the log: `GET /api/v2/event-streams?take=0 400 The query parameter 'take' must be at least 1, got 0.` It
 * also has the sentences about ignored preferences, and marks a chosen answer.
 */
export function logLine(
  { method, url }: IncomingMessage,
  { ended, answer, ignored = [], isChosen, isSimulated }: Logged,
): string {
  const { message, error_description: description } = Object(answer?.body) as Readonly<
    Record<string, unknown>
  >
  const reason = !ended && answer && answer.status >= 400 && (message ?? description)
  const parts = [
    method,
    url,
    ended ?? answer?.status,
    reason,
    isChosen && '(chosen)',
    isSimulated && '(simulated)',
    ...ignored.map(text => `Ignored: ${text}`),
  ]
  const text = parts.filter(Boolean).join(' ')
  // A name in a message may have line breaks, which would forge a line.
  return text.replaceAll(/\p{Cc}/gu, ' ')
}

/** The requests that have no answer yet. */
export interface PendingRequests {
  /** Aborts when the requests that arrive now are broken off. */
  readonly signal: AbortSignal
  /** Breaks off all requests: they get no answer, and change nothing. */
  breakOff(): void
}

export function createPendingRequests(): PendingRequests {
  let controller = new AbortController()
  return {
    get signal() {
      return controller.signal
    },
    breakOff() {
      controller.abort()
      controller = new AbortController()
    },
  }
}

/**
 * Delays an answer.
 *
 * @throws the signal's reason, if the request is broken off
 */
export async function delayAnswer(milliseconds: number, signal: AbortSignal): Promise<void> {
  // `ref: false` lets the process exit before the end of the delay, once the mock is closed.
  await setTimeout(milliseconds, undefined, { ref: false, signal })
}
