import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The receiver of an event stream. */
export interface Receiver {
  readonly url: string
  /** The status of its next answers. */
  status: number
  readonly deliveries: readonly {
    readonly headers: IncomingHttpHeaders
    readonly body: Uint8Array<ArrayBuffer>
  }[]
  close(): void
}

/** Starts a webhook endpoint on this machine that keeps what it receives. */
export async function openReceiver(status: number): Promise<Receiver> {
  const deliveries: Receiver['deliveries'][number][] = []
  const server = createServer(async (request, response) => {
    deliveries.push({ headers: request.headers, body: new Uint8Array(await buffer(request)) })
    response.writeHead(receiver.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/`,
    status,
    deliveries,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return receiver
}
