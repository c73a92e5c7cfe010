import { createStream, request } from './as-client.ts'
import type { Attack } from './attack.ts'

const writers = 16

/** A client that changes its event streams, and searches for the entries of the changes, as fast as its quota allows. */
export const changes: Attack = {
  name: 'changes as fast as the quota allows, and searches for their entries',
  async begin(service) {
    let isOver = false
    const streams = await Promise.all(
      Array.from({ length: writers }, () => createStream(service, { status: 'disabled' })),
    )
    async function write(stream: string) {
      for (let turn = 0; !isOver; turn++) {
        const name = `${stream.slice(-22)} ${turn}`
        await request(service, 'PATCH', stream, { name }).catch(() => {})
        await request(service, 'GET', `/api/v2/logs?operation=update_event_stream&kind=change`).catch(
          () => {},
        )
      }
      await request(service, 'DELETE', stream).catch(() => {})
    }
    for (const stream of streams) void write(stream)
    return () => {
      isOver = true
    }
  },
}
