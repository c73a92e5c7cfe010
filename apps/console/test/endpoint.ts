import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A webhook endpoint. */
export interface Endpoint {
  readonly url: string
  /** The status of its next answers. */
  status: number
  /** The ids of the events that it has accepted. */
  readonly accepted: readonly string[]
  /** Answers no request until the returned function is called. */
  hold(): () => void
  close(): void
}

/** Starts a webhook endpoint on this machine. */
export async function openEndpoint(status: number): Promise<Endpoint> {
  const accepted: string[] = []
  let released: Promise<unknown> = Promise.resolve()
  const server = createServer(async (request, response) => {
    await released
    const id = request.headers['webhook-id']
    if (endpoint.status < 300) accepted.push(String(id))
    response.writeHead(endpoint.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint: Endpoint = {
    url: `http://127.0.0.1:${port}/`,
    status,
    accepted,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      released = promise
      return resolve
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return endpoint
}
