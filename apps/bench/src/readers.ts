import { connect, type Socket } from 'node:net'

/** Many subscribers of one service. They only count bytes, so that their own cost does not distort the figure. */
export interface Readers {
  /** Resolves once every reader has received `bytes` since the last `mark`. */
  received(bytes: number): Promise<void>
  /** Resets the byte counts. */
  mark(): void
  close(): void
}

/**
 * Opens subscriptions on raw sockets. Resolves when each has received its first bytes.
 *
 * @param path of all readers, or of the reader with this index
 */
export async function openReaders(
  count: number,
  baseUrl: string,
  path: string | ((index: number) => string),
  token: string,
): Promise<Readers> {
  const { hostname, port } = new URL(baseUrl)
  const requestOf = (index: number) =>
    `GET ${typeof path === 'string' ? path : path(index)} HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${token}\r\n\r\n`
  const sink = Buffer.allocUnsafe(65_536)
  const counts = new Float64Array(count)
  const sockets: Socket[] = []
  let wanted = 0
  let behind = 0
  let wake = () => {}
  const open = (index: number) =>
    new Promise<void>((resolve, reject) => {
      let isOpen = false
      const socket = connect({
        host: hostname,
        port: Number(port),
        onread: {
          buffer: sink,
          callback(bytes) {
            const before = counts[index] ?? 0
            counts[index] = before + bytes
            if (!isOpen) {
              isOpen = true
              resolve()
            }
            if (before < wanted && before + bytes >= wanted && --behind === 0) wake()
            return true
          },
        },
      })
      socket.on('error', reject)
      socket.write(requestOf(index))
      sockets.push(socket)
    })
  for (let start = 0; start < count; start += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - start) }, (_, index) => open(start + index)))
  }
  return {
    received(bytes) {
      wanted = bytes
      behind = counts.reduce((sum, got) => sum + Number(got < bytes), 0)
      if (behind === 0) return Promise.resolve()
      return new Promise(resolve => {
        wake = resolve
      })
    },
    mark() {
      counts.fill(0)
    },
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
