import { eventTypes } from '@tenant-api/contract'
import { userEvent } from '../../events/published-events.ts'
import { head, publish } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

const subscribers = 450
const text = 'x'.repeat(8_000)

/** Hundreds of subscribers of one client, each with its own filter, and bursts of events that match all filters. */
export const filters: Attack = {
  name: 'subscribers with different filters',
  async begin(service) {
    const sockets = new Sockets(service)
    const others = eventTypes.filter(type => type !== 'user.created')
    for (let count = 0; count < subscribers; count++) {
      const types = ['user.created', ...others.filter((_, index) => (count >> index) & 1)].join()
      const socket = await sockets.open()
      socket.write(`${head(service, 'GET', `/api/v2/events?event_type=${types}`)}\r\n`)
    }
    let isOver = false
    void (async () => {
      for (let burst = 0; !isOver; burst++) {
        const events = Array.from({ length: 100 }, (_, index) => userEvent(`burst-${burst}-${index}`, text))
        await publish(service, events).catch(() => {})
      }
    })()
    return () => {
      isOver = true
      sockets.close()
    }
  },
}
