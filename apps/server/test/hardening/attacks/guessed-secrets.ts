import { randomUUID } from 'node:crypto'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

/** Token requests for unknown clients, in sequence on each connection. Half of them use CIMD client ids. */
export const guessedSecrets: Attack = {
  name: 'guessed secrets of 560 invented clients',
  async begin(service) {
    const sockets = new Sockets(service)
    for (let count = 0; count < 560; count++) {
      const socket = await sockets.open()
      const invented = () => (count % 2 === 0 ? randomUUID() : `https://${randomUUID()}.example.com/client`)
      const ask = () => {
        const body = `grant_type=client_credentials&audience=/api/v2/&client_id=${invented()}&client_secret=${randomUUID()}`
        socket.write(
          `POST /oauth/token HTTP/1.1\r\nHost: t\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        )
      }
      socket.on('data', chunk => {
        if (String(chunk).includes('HTTP/1.1 ')) ask()
      })
      ask()
    }
    return () => sockets.close()
  },
}
