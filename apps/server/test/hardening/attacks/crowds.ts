import { limits } from '../../../src/limits.ts'
import { userEvent } from '../../events/published-events.ts'
import { head, publish } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

const everything = '/api/v2/events?from_timestamp=2026-01-01T00:00:00Z'

/** 500 connections that send as many requests at once as a connection may, and never read the answers. */
const pipelines: Attack = {
  name: '500 connections with as many unread requests as each may have',
  async begin(service) {
    const sockets = new Sockets(service)
    const requests = `${head(service, 'GET', '/api/v2/event-streams')}\r\n`.repeat(limits.unansweredRequests)
    const opened = Array.from({ length: 500 }, () =>
      sockets.open({ reads: false }).then(socket => socket.write(requests)),
    )
    await Promise.all(opened)
    return () => sockets.close()
  },
}

/** Subscribers that read nothing, while many events are published. */
const subscribers: Attack = {
  name: '100 subscribers that never read 20,000 new events',
  mostLagMs: 650,
  async begin(service) {
    const sockets = new Sockets(service)
    for (let count = 0; count < 100; count++) {
      const socket = await sockets.open({ reads: false })
      socket.write(`${head(service, 'GET', '/api/v2/events')}\r\n`)
    }
    let isOver = false
    void (async () => {
      for (let start = 0; start < 20_000 && !isOver; start += 100) {
        const events = Array.from({ length: 100 }, (_, index) => userEvent(`crowd-${start + index}`))
        await publish(service, events).catch(() => {})
      }
    })()
    return () => {
      isOver = true
      sockets.close()
    }
  },
}

/** Readers that come again when they are cut off, so that the kernel would keep more and more of what they have not read. */
const returning: Attack = {
  name: 'readers that are cut off for not reading and come again',
  async prepare(service) {
    for (let count = 0; count < 10; count++)
      await publish(service, [userEvent(`kept-${count}`, 'x'.repeat(900_000))])
  },
  async begin(service) {
    const sockets = new Sockets(service)
    const come = async () => {
      for (let count = 0; count < 10; count++) {
        const socket = await sockets.open({ reads: false })
        socket.write(`${head(service, 'GET', everything)}\r\n`)
      }
    }
    await come()
    const timer = setInterval(() => void come(), 500)
    return () => {
      clearInterval(timer)
      sockets.close()
    }
  },
}

/** Many connections of callers that do not read. */
export const crowds: readonly Attack[] = [pipelines, subscribers, returning]
