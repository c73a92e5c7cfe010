import { EventEmitter, on, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { EventMessage } from '@tenant-api/contract'
import { onTestFinished } from 'vitest'

type CloudEvent = EventMessage['event'] & { readonly xstream: string; readonly xpurpose?: string }

/** A delivery as the target received it. */
export interface Receipt {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** The parsed body. */
  readonly event: CloudEvent
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Returns the status of the answer, or undefined if it answers through `res` or never answers. */
export type Behaviour = (receipt: Receipt, res: ServerResponse) => number | undefined

/** An endpoint for webhooks on a real socket. */
export interface WebhookTarget {
  readonly url: string
  /** All deliveries so far, in order of arrival. */
  readonly receipts: readonly Receipt[]
  /** Changes how the target answers from now on. */
  behave(behaviour: Behaviour): void
  /** Resolves with the first deliveries, once there are `count`. */
  first(count: number): Promise<readonly Receipt[]>
}

/** Starts a target that stops when its test ends. @param behave how the target answers: with status 204 by default */
export async function startTarget(behave: Behaviour = () => 204, host = '127.0.0.1'): Promise<WebhookTarget> {
  const receipts: Receipt[] = []
  const arrivals = new EventEmitter().setMaxListeners(0)
  let behaviour = behave
  const server = createServer(async (req, res) => {
    const at = Date.now()
    const body = await text(req)
    const receipt = { path: req.url ?? '', headers: req.headers, body, event: JSON.parse(body), at }
    receipts.push(receipt)
    const status = behaviour(receipt, res)
    if (status !== undefined) res.writeHead(status).end()
    arrivals.emit('arrival')
  })
  return {
    url: await listenOn(server, host),
    receipts,
    behave(next) {
      behaviour = next
    },
    async first(count) {
      if (receipts.length < count)
        for await (const _ of on(arrivals, 'arrival')) if (receipts.length >= count) break
      return receipts.slice(0, count)
    },
  }
}

/** Binds a server to a free port until the test ends, and resolves with its URL, which ends with `/hook`. */
export async function listenOn(server: Server, host = '127.0.0.1', scheme = 'http'): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', socket => sockets.add(socket.on('close', () => sockets.delete(socket))))
  server.listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as AddressInfo
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}/hook`
}
