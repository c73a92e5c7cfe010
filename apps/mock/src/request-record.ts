import type { IncomingMessage } from 'node:http'
import { createAwaitedCount, type WaitOptions } from '@tenant-api/documented-answers'
import type { RecordedRequest } from './recorded-request.ts'

/** The latest requests, in the order in which they arrived, without those to pages of the mock, such as its own paths and its health. */
export interface RequestRecord {
  /**
   * Adds a request that has arrived.
   *
   * @returns a function that sets the status of its answer
   */
  add(request: IncomingMessage, body: unknown): (status: number) => void
  requests(): readonly RecordedRequest[]
  /** Waits until at least `count` requests have arrived since the start or the latest reset. */
  received(count: number, options?: WaitOptions): Promise<void>
  reset(): void
}

/** The number of requests that are kept: their bodies may have 1 MB each. */
const mostRequests = 100
const unrecorded = /^\/(__mock|healthz|readyz|openapi\.json|$)/

export function createRequestRecord(): RequestRecord {
  let recorded: (RecordedRequest & { status: number | undefined })[] = []
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
      if (unrecorded.test(url)) return () => {}
      const entry = { method, url, headers, body, status: undefined as number | undefined }
      recorded = [...recorded.slice(1 - mostRequests), entry]
      count++
      arrived.changed()
      return status => {
        entry.status = status
      }
    },
    requests: () => recorded.map(entry => ({ ...entry })),
    received: arrived.reach,
    reset() {
      recorded = []
      count = 0
    },
  }
}
