import { randomBytes } from 'node:crypto'
import { userEvent } from '../../events/published-events.ts'
import { publish } from './as-client.ts'
import type { Attack } from './attack.ts'

/** Events whose `source` and `id` have the maximum length, and cannot be compressed to fit into a row of an index. */
export const longNames: Attack = {
  name: 'events with a source and id of maximum length',
  async begin(service) {
    let isOver = false
    const text = () => randomBytes(750).toString('base64url')
    void (async () => {
      while (!isOver) {
        const events = Array.from({ length: 50 }, () => ({
          ...userEvent(text()),
          id: text().slice(0, 255),
          source: `/${text()}`,
        }))
        await publish(service, events).catch(() => {})
      }
    })()
    return () => {
      isOver = true
    }
  },
}
