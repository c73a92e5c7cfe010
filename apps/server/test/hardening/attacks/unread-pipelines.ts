import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

/** Connections that each pipeline many requests for the largest public page, and never read the answers. */
export const unreadPipelines: Attack = {
  name: 'pipelined requests that are never read',
  async begin(service) {
    const sockets = new Sockets(service)
    const requests = 'GET /openapi.json HTTP/1.1\r\nHost: t\r\n\r\n'.repeat(1_200)
    for (let count = 0; count < 5; count++) {
      const socket = await sockets.open({ reads: false })
      socket.write(requests)
    }
    return () => sockets.close()
  },
}
