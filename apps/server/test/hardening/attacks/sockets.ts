import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Sockets to which a test writes raw bytes. They read, unless they are opened with `reads: false`. */
export class Sockets {
  readonly #port: number
  readonly #host: string
  readonly #open = new Set<Socket>()

  constructor({ baseUrl }: { baseUrl: string }) {
    const { hostname, port } = new URL(baseUrl)
    this.#host = hostname
    this.#port = Number(port)
  }

  /** @param localAddress address of this machine to connect from; by default the system chooses it */
  async open({
    localAddress,
    reads = true,
  }: {
    localAddress?: string
    reads?: boolean
  } = {}): Promise<Socket> {
    const socket = connect({ host: this.#host, port: this.#port, ...(localAddress && { localAddress }) })
    this.#open.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => this.#open.delete(socket))
    await once(socket, 'connect')
    if (reads) socket.resume()
    else socket.pause()
    return socket
  }

  /** Number of sockets that are still open. */
  get size(): number {
    return this.#open.size
  }

  close(): void {
    for (const socket of this.#open) socket.destroy()
  }
}

/** Writes data `times` times, and waits while the socket's buffer is full. Stops silently when the socket is closed. */
export async function writeAll(socket: Socket, data: string | Uint8Array, times = 1): Promise<void> {
  for (let count = 0; count < times && socket.writable; count++) {
    if (!socket.write(data))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
  }
}
