import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

/** Writes without a token, with a path of 15 KB and a correlation id, sixteen at a time on each of 50 connections. */
export const logLines: Attack = {
  name: 'long log lines of unauthenticated callers',
  async begin(service) {
    const sockets = new Sockets(service)
    const path = `/${'"\\'.repeat(7_500)}`
    const requests = `POST ${path} HTTP/1.1\r\nHost: t\r\nX-Correlation-ID: ${'"'.repeat(64)}\r\n\r\n`.repeat(
      16,
    )
    for (let count = 0; count < 50; count++) {
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
