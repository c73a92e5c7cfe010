import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which a test writes raw bytes, including bytes that no HTTP client sends. */
export class RawConnection implements Disposable {
  readonly socket: Socket
  /** Resolves with everything received, once the service has closed or reset the connection. */
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

  /** Waits until the received text matches `pattern`. @throws when the connection ends first */
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

/** Sends a complete request. Resolves with everything received until the service closes the connection. */
export async function exchange(service: { baseUrl: string }, ...parts: readonly (string | Uint8Array)[]) {
  using connection = new RawConnection(service)
  return await connection.write(...parts).ended
}
