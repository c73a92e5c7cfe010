import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a free port of this machine. */
export interface Listening {
  readonly baseUrl: string
  /** Breaks all connections, and stops listening. */
  close(): Promise<void>
}

export async function listening(server: Server): Promise<Listening> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
