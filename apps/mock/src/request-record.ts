import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Outcome } from './answer-request.ts'

/** A request, and the status of its answer. */
export interface RecordedRequest {
  readonly method: string
  /** The path and the query, as sent. */
  readonly url: string
  /** The names are in lower case. */
  readonly headers: IncomingHttpHeaders
  /** The parsed body. Undefined if there is none, if it cannot be parsed, and for a request with a wrong token or path. */
  readonly body: unknown
  /** The status of the answer. Undefined if the connection was broken instead. */
  readonly status: number | undefined
}

/** The latest requests, in the order of their answers, without those to the mock's own paths. */
export interface RequestRecord {
  add(request: IncomingMessage, outcome: Outcome): void
  requests(): readonly RecordedRequest[]
  reset(): void
}

/** The number of requests that are kept: their bodies may have 1 MB each. */
const mostRequests = 100

export function createRequestRecord(): RequestRecord {
  let recorded: readonly RecordedRequest[] = []
  return {
    add({ method = '', url = '', headers }, { answer, body }) {
      if (url.startsWith('/__mock')) return
      recorded = [...recorded.slice(1 - mostRequests), { method, url, headers, body, status: answer?.status }]
    },
    requests: () => recorded,
    reset() {
      recorded = []
    },
  }
}
