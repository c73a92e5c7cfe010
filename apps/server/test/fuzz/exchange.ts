import { type Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import type { FuzzedRequest } from './fuzzed-request.ts'

/** A response, and its duration. */
export interface FuzzedAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The body. Empty for a subscription, which the test closes once it is open. */
  readonly text: string
  readonly milliseconds: number
}

/** Sends a request and reads its answer. @throws when the connection ends without an answer */
export function send(
  baseUrl: string,
  agent: Agent | false,
  { method, path, headers, body }: FuzzedRequest,
): Promise<FuzzedAnswer> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const sent = openRequest(
      baseUrl,
      { agent, method, path, headers: { ...headers, ...(body && { 'Content-Length': body.length }) } },
      async response => {
        const isStream = response.headers['content-type']?.startsWith('text/event-stream')
        try {
          const body = isStream ? '' : await text(response)
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, text: body, milliseconds: performance.now() - startedAt })
        } catch (error) {
          reject(error)
        }
        if (isStream) sent.destroy()
      },
    )
    sent.setTimeout(waitMs, () => sent.destroy(new Error(`no answer within ${waitMs / 1_000} s`)))
    sent.on('error', reject).end(body)
  })
}

/** Sends bytes and ends its side of the connection. Resolves with everything received until the service ends the other side. */
export function sendBytes(
  baseUrl: string,
  bytes: Buffer,
): Promise<{ readonly text: string; readonly milliseconds: number }> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(Number(port), hostname)
    let endedAt = performance.now()
    socket.setTimeout(waitMs, () => {
      socket.destroy()
      reject(new Error(`the service did not end the connection within ${waitMs / 1_000} s`))
    })
    socket.on('data', chunk => received.push(chunk))
    // A reset counts as an end: the service may stop reading after it has refused a request.
    socket.on('error', () => {})
    socket.on('close', () =>
      resolve({
        text: Buffer.concat(received).toString('latin1'),
        milliseconds: performance.now() - endedAt,
      }),
    )
    socket.end(bytes, () => {
      endedAt = performance.now()
    })
  })
}
