import { once } from 'node:events'
import type { Server } from 'node:http'
import { listen } from '@tenant-api/test-kit/listen'

/** A server on a free port of this machine. */
export interface Listening {
  readonly baseUrl: string
  /** Breaks all connections, and stops listening. */
  close(): Promise<void>
}

export async function listening(server: Server): Promise<Listening> {
  return {
    baseUrl: await listen(server),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
