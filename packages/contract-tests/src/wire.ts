import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string
  /** Path and query, already encoded: sent as they stand. */
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
}

/**
 * Sends a request on a connection of its own, and resolves with the head of its answer. `fetch` would not do: it mends paths,
 * and refuses methods such as TRACE.
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
 * Sends the head of a request that keeps its body back until it is asked for it (RFC 9110, section 10.1.1), and resolves with
 * what came first: the answer's status, or 100.
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
