import { userEvent } from '../../events/published-events.ts'
import { createStream, publish, request } from './as-client.ts'
import type { Attack } from './attack.ts'

const events = 20_000
let stream = ''

/** Lists, redelivers, disables and enables a stream with a long history, in a loop. Then deletes it. */
export const histories: Attack = {
  name: 'a long history that is redelivered, disabled, enabled and deleted',
  async prepare(service) {
    stream = await createStream(service)
    for (let start = 0; start < events; start += 1_000)
      await publish(
        service,
        Array.from({ length: 1_000 }, (_, index) => userEvent(`history-${start + index}`)),
      )
    await request(service, 'PATCH', stream, { status: 'disabled' })
  },
  async begin(service) {
    let isOver = false
    void (async () => {
      while (!isOver) {
        for (const [method, path, body] of [
          ['PATCH', stream, { status: 'enabled' }],
          ['POST', `${stream}/redeliver`, {}],
          ['GET', `${stream}/deliveries?take=100&event_types=group.created`],
          ['GET', `${stream}/deliveries?take=100`],
          ['PATCH', stream, { status: 'disabled' }],
        ] as const)
          await request(service, method, path, body).catch(() => {})
      }
      await request(service, 'DELETE', stream).catch(() => {})
    })()
    return () => {
      isOver = true
    }
  },
}
