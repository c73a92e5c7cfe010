import type { IncomingMessage } from 'node:http'
import { createAwaitedCount, type WaitOptions } from '@tenant-api/simulator'
import type { RecordedRequest } from './recorded-request.ts'

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
export interface RecordedEntry {
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
