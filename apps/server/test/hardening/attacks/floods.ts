import { head } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

/** Requests of a client whose quota is used up, sixteen at a time on each of a hundred connections. */
export const floods: Attack = {
  name: 'a flood of requests over the quota',
  async begin(service) {
    const sockets = new Sockets(service)
    const requests = `${head(service, 'GET', '/api/v2/event-streams')}\r\n`.repeat(16)
    for (let count = 0; count < 100; count++) {
      const socket = await sockets.open()
      let answers = 0
      socket.on('data', chunk => {
        answers += String(chunk).split('HTTP/1.1 ').length - 1
        if (answers < 16) return
        answers = 0
        socket.write(requests)
      })
      socket.write(requests)
    }
    return () => sockets.close()
  },
}
