import { head } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets, writeAll } from './sockets.ts'

/** Requests with a body of 2 MB for an operation that takes no body. */
export const unusedBodies: Attack = {
  name: 'bodies of 2 MB for operations without a body',
  async begin(service) {
    const sockets = new Sockets(service)
    const body = Buffer.alloc(2_000_000, 'a')
    for (let count = 0; count < 20; count++) {
      const socket = await sockets.open()
      const send = () => {
        socket.write(`${head(service, 'GET', '/api/v2/event-streams')}Content-Length: ${body.length}\r\n\r\n`)
        void writeAll(socket, body)
      }
      send()
    }
    return () => sockets.close()
  },
}
