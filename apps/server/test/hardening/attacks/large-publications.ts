import { userEvent } from '../../events/published-events.ts'
import type { Attack } from './attack.ts'
import { Sockets, writeAll } from './sockets.ts'

/** Eighty publishers that repeat large publications: half of them a thousand events, half of them one event of 1 MB. */
export const largePublications: Attack = {
  name: 'large publications, eighty at once',
  async begin(service) {
    const sockets = new Sockets(service)
    const many = (round: number) =>
      JSON.stringify(Array.from({ length: 1_000 }, (_, index) => userEvent(`p-${round}-${index}`)))
    const one = (round: number) => JSON.stringify([userEvent(`p-${round}`, 'x'.repeat(1_000_000))])
    for (let count = 0; count < 80; count++) {
      const socket = await sockets.open()
      let round = 0
      const send = () => {
        const body = (count % 2 === 0 ? many : one)(count * 1_000 + round++)
        void writeAll(
          socket,
          `POST /internal/events HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${service.attacker.publisherToken}\r\nContent-Type: application/cloudevents-batch+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        )
      }
      socket.on('data', chunk => {
        if (String(chunk).startsWith('HTTP/1.1 ')) send()
      })
      send()
    }
    return () => sockets.close()
  },
}
