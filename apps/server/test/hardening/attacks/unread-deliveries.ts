import { userEvent } from '../../events/published-events.ts'
import { createStream, head, publish, request } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

const large = 'x'.repeat(900_000)
let stream = ''

/** Requests for pages of a delivery history with events of 1 MB. The answers are never read. */
export const unreadDeliveries: Attack = {
  name: 'pages of large deliveries that are never read',
  async prepare(service) {
    stream = await createStream(service)
    for (let count = 0; count < 30; count++) await publish(service, [userEvent(`large-${count}`, large)])
    await request(service, 'PATCH', stream, { status: 'disabled' })
  },
  async begin(service) {
    const sockets = new Sockets(service)
    for (let count = 0; count < 60; count++) {
      const socket = await sockets.open({ reads: false })
      socket.write(`${head(service, 'GET', `${stream}/deliveries?take=100`)}\r\n`.repeat(2))
    }
    return () => sockets.close()
  },
}
