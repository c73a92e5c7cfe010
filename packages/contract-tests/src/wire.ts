import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'

/** An HTTP request. */
export interface WireRequest {
  readonly method: string
  /** Encoded path and query; sent without changes. */
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
}

/**
 * Sends a request on a new connection, and resolves when the headers of the answer arrive. `fetch` is unsuitable: it normalizes
 * paths, and refuses methods such as TRACE.
 */
export function open(
  baseUrl: string,
  { method, path, headers = {}, body }: WireRequest,
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers, agent: false })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
}

/**
 * Sends only the headers of a request, with `Expect: 100-continue` (RFC 9110, section 10.1.1). Resolves with 100, or with the
 * status of an answer that arrives before it.
 */
export function expectContinue(
  baseUrl: string,
  { method, path, headers = {} }: Omit<WireRequest, 'body'>,
): Promise<number> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, Expect: '100-continue' },
      agent: false,
    })
    const end = (status: number) => {
      outgoing.destroy()
      resolve(status)
    }
    outgoing
      .on('continue', () => end(100))
      .on('response', ({ statusCode = 0 }) => end(statusCode))
      .on('error', reject)
      .flushHeaders()
  })
}
