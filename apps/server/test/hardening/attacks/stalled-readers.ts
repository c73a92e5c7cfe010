import { head } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

/** 400 subscribers of one client, which request the whole log and never read it. */
export const stalledReaders: Attack = {
  name: 'readers of the whole log that never read',
  async begin(service) {
    const sockets = new Sockets(service)
    for (let count = 0; count < 400; count++) {
      const socket = await sockets.open({ reads: false })
      socket.write(`${head(service, 'GET', '/api/v2/events?from_timestamp=2026-01-01T00:00:00Z')}\r\n`)
    }
    return () => sockets.close()
  },
}
