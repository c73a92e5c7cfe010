import { userEvent } from '../../events/published-events.ts'
import type { AttackedService } from '../attacked-service.ts'
import { createStream, head, publish, request } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

const large = 'x'.repeat(900_000)
let stream = ''

async function fillHistory(service: AttackedService): Promise<void> {
  stream = await createStream(service)
  for (let count = 0; count < 30; count++) await publish(service, [userEvent(`large-${count}`, large)])
  await request(service, 'PATCH', stream, { status: 'disabled' })
}

/** Requests for pages of a delivery history with events of 1 MB. The answers are never read. */
export const unreadDeliveries: Attack = {
  name: 'pages of large deliveries that are never read',
  prepare: fillHistory,
  async begin(service) {
    const sockets = new Sockets(service)
    for (let count = 0; count < 60; count++) {
      const socket = await sockets.open({ reads: false })
      socket.write(`${head(service, 'GET', `${stream}/deliveries?take=100`)}\r\n`.repeat(2))
    }
    return () => sockets.close()
  },
}

/** Twelve connections that read the same pages as fast as they can, within the quota of their client. */
export const readDeliveries: Attack = {
  name: 'pages of large deliveries on twelve connections',
  prepare: fillHistory,
  async begin(service) {
    const sockets = new Sockets(service)
    const ask = `${head(service, 'GET', `${stream}/deliveries?take=100`)}\r\n`
    for (let count = 0; count < 12; count++) {
      const socket = await sockets.open()
      socket.write(ask)
      // The end of an answer, which is large or a refusal.
      socket.on('data', chunk => {
        if (chunk.at(-1) === 0x5d || chunk.at(-1) === 0x7d) socket.write(ask)
      })
    }
    return () => sockets.close()
  },
}
