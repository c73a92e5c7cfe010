import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which a test writes bytes of its own, where an HTTP client would not send what it wants to. */
export class RawConnection implements Disposable {
  readonly socket: Socket
  /** Resolves with all that was received, once the service has ended the connection or reset it. */
  readonly ended: Promise<string>
  #received = ''

  constructor({ baseUrl }: { baseUrl: string }) {
    const { hostname, port } = new URL(baseUrl)
    this.socket = connect(Number(port), hostname)
    this.socket.setEncoding('latin1')
    this.socket.on('data', chunk => {
      this.#received += chunk
    })
    this.ended = new Promise(resolve => {
      const end = () => resolve(this.#received)
      this.socket.once('end', end).once('error', end).once('close', end)
    })
  }

  get received(): string {
    return this.#received
  }

  write(...parts: readonly (string | Uint8Array)[]): this {
    for (const part of parts) this.socket.write(part)
    return this
  }

  /** Waits until `pattern` is in what was received. @throws when the connection ends before */
  async until(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.#received)) {
      const ended = await Promise.race([
        once(this.socket, 'data').then(() => false),
        this.ended.then(() => true),
      ])
      if (ended && !pattern.test(this.#received)) {
        throw new Error(`the connection ended before ${pattern}: ${JSON.stringify(this.#received)}`)
      }
    }
    return this.#received
  }

  [Symbol.dispose](): void {
    this.socket.destroy()
  }
}

/** Sends a whole request and resolves with all that comes back until the service closes the connection. */
export async function exchange(service: { baseUrl: string }, ...parts: readonly (string | Uint8Array)[]) {
  using connection = new RawConnection(service)
  return await connection.write(...parts).ended
}
