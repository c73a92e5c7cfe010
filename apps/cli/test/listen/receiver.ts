import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '@tenant-api/test-kit/listen'
import { Webhook } from 'standardwebhooks'
import { onTestFinished } from 'vitest'

/** The signing secret of the receiver. */
export const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: { readonly id: string; readonly type: string; readonly xstream: string }
}

/** Opens a webhook receiver until the end of the test. It verifies signatures and records each request. */
export async function openReceiver() {
  const receiver = {
    endpoint: '',
    received: [] as Received[],
    inFlight: 0,
    /** The highest number of requests in flight so far. */
    most: 0,
    /** The statuses of the next answers, in order; 204 after the last one. */
    statuses: [] as number[],
    /** Each answer waits for this promise. */
    held: Promise.resolve(),
  }
  const server = createServer(async (request, response) => {
    receiver.inFlight += 1
    receiver.most = Math.max(receiver.most, receiver.inFlight)
    const body = await text(request)
    // Throws for an invalid signature; the test fails then, because the event is missing.
    const event = new Webhook(secret).verify(
      body,
      request.headers as Record<string, string>,
    ) as Received['event']
    receiver.received.push({ headers: request.headers, body, event })
    await receiver.held
    receiver.inFlight -= 1
    const status = receiver.statuses.shift() ?? 204
    response.writeHead(status).end(receiver.statuses.length > 0 ? 'not\nyet' : undefined)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.endpoint = `${await listen(server)}/hook?a=b`
  return receiver
}
