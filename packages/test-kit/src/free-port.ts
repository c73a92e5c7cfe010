import { once } from 'node:events'
import { createServer } from 'node:net'
import { listen } from './listen.ts'

/** A free port, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listen(server))
  server.close()
  await once(server, 'close')
  return Number(port)
}
