import { setTimeout as wait } from 'node:timers/promises'
import { eventTypes } from '@tenant-api/contract'
import { userEvent } from '../../events/published-events.ts'
import { head, publish } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

const subscribers = 450
const text = 'x'.repeat(8_000)

/** Eight subscriptions that read a long history through ten conditions that hide it, and come back with others before they are through. */
export const changingFilters: Attack = {
  name: 'subscriptions with ever new filters',
  mostLagMs: 650,
  async prepare(service) {
    for (let start = 0; start < 5_000; start += 100)
      await publish(
        service,
        Array.from({ length: 100 }, (_, index) =>
          userEvent(`filtered-${start + index}`, text.slice(0, 1_000)),
        ),
      )
  },
  async begin(service) {
    let number = 0
    let isOver = false
    async function comeAgain(): Promise<void> {
      while (!isOver) {
        const sockets = new Sockets(service)
        const socket = await sockets.open()
        const query = new URLSearchParams({ from_timestamp: '2026-01-01T00:00:00Z' })
        for (let count = 0; count < 9; count++)
          query.append('filter', `data.object.user_metadata.text:not_prefix:${number++}`)
        query.append('filter', `data.object.user_id:exact:${number}`)
        socket.write(`${head(service, 'GET', `/api/v2/events?${query}`)}\r\n`)
        await wait(20)
        sockets.close()
      }
    }
    const loops = Array.from({ length: 8 }, comeAgain)
    return () => {
      isOver = true
      void Promise.allSettled(loops)
    }
  },
}

/** Hundreds of subscribers of one client, each with its own filter, and bursts of events that match all filters. */
export const filters: Attack = {
  name: 'subscribers with different filters',
  async begin(service) {
    const sockets = new Sockets(service)
    const others = eventTypes.filter(type => type !== 'user.created')
    for (let count = 0; count < subscribers; count++) {
      const types = ['user.created', ...others.filter((_, index) => (count >> index) & 1)].join(
        '&event_type=',
      )
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
