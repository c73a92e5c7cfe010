import { userEvent } from '../../events/published-events.ts'
import { head, publish } from './as-client.ts'
import type { Attack } from './attack.ts'
import { Sockets } from './sockets.ts'

const [batches, batchSize, readers] = [40, 1_000, 150]

/** Readers that read the whole log as fast as possible, again and again. */
export const replays: Attack = {
  name: `${readers} readers that replay the log again and again`,
  /** Fills the log with 40,000 events, about 30 MB of frames. */
  async prepare(service) {
    const text = 'x'.repeat(400)
    for (let batch = 0; batch < batches; batch++)
      await publish(
        service,
        Array.from({ length: batchSize }, (_, index) => userEvent(`replay-${batch}-${index}`, text)),
      )
  },
  async begin(service) {
    const sockets = new Sockets(service)
    let isOver = false
    async function replay() {
      while (!isOver) {
        const socket = await sockets.open()
        let received = 0
        socket.write(`${head(service, 'GET', '/api/v2/events?from_timestamp=2026-01-01T00:00:00Z')}\r\n`)
        await new Promise<void>(resolve => {
          socket.once('close', () => resolve())
          socket.on('data', chunk => {
            received += chunk.length
            if (received > 30e6) socket.destroy()
          })
        })
      }
    }
    for (let count = 0; count < readers; count++) void replay()
    return () => {
      isOver = true
      sockets.close()
    }
  },
}
