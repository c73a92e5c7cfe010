import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Behaviour } from './behaviour.ts'

export interface HostileService {
  /** Requests to paths below `/0` get the first behaviour, those below `/1` the second, and so on. */
  readonly baseUrl: string
  close(): Promise<void>
}

/** Starts a service on a raw socket, so that it can also violate HTTP. */
export async function startHostileService(behaviours: readonly Behaviour[]): Promise<HostileService> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Ignore connections that the client breaks off.
    socket.on('error', () => undefined)
    socket.once('data', head => {
      const behaviour = behaviours[Number(/^\w+ \/(\d+)/.exec(head.toString())?.[1])]
      if (behaviour) void answer(socket, behaviour)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(socket: Socket, { head, body, ending, pause }: Behaviour): Promise<void> {
  const isEndless = typeof body === 'function'
  // A behaviour with endless headers continues them in its body, so no empty line may end the headers.
  const isWhole = head !== '' && !/X-(Long|More)/.test(head)
  const close = isEndless || /chunked|101/.test(head) ? '' : '\r\nConnection: close'
  socket.write(isWhole ? `${head}${head.startsWith('HTTP/1.1 2') ? close : ''}\r\n\r\n` : head)
  const closed = new AbortController()
  socket.once('close', () => closed.abort())
  if (!isEndless) socket.write(body)
  else
    while (!socket.destroyed) {
      const isFull = !socket.write(body())
      if (pause > 0) await setTimeout(pause)
      else if (isFull) await once(socket, 'drain', { signal: closed.signal }).catch(() => undefined)
    }
  if (ending === 'close') socket.end()
  if (ending === 'reset') socket.resetAndDestroy()
}
