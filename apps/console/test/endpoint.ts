import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array<ArrayBuffer>
  /** The status with which the endpoint answered. */
  readonly status: number
}

/** A webhook endpoint. */
export interface Endpoint {
  readonly url: string
  /** The status of its next answers. */
  status: number
  /** The text of its next answers. */
  answer: string
  readonly requests: readonly ReceivedRequest[]
  /** Answers no request until the returned function is called. */
  hold(): () => void
}

/** Starts a webhook endpoint on this machine. The endpoint closes at the end of the test. */
export async function openEndpoint(status: number): Promise<Endpoint> {
  const requests: ReceivedRequest[] = []
  let released: Promise<unknown> = Promise.resolve()
  const server = createServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request))
    await released
    const { status, answer } = endpoint
    requests.push({ headers: request.headers, body, status })
    response.writeHead(status, { 'content-type': 'text/plain' }).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const endpoint: Endpoint = {
    url: `http://127.0.0.1:${port}/`,
    status,
    answer: '',
    requests,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      released = promise
      return resolve
    },
  }
  return endpoint
}

/** The ids of the events that an endpoint has accepted, sorted. */
export function acceptedBy({ requests }: Endpoint): string[] {
  const accepted = requests.filter(({ status }) => status < 300)
  return accepted.map(({ headers }) => String(headers['webhook-id'])).sort()
}
