import { once } from 'node:events'
import type { Server } from 'node:http'

/**
 * Lets a server listen.
 *
 * @throws {Error} if it cannot; the message says what to do
 */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`The mock cannot start: ${reasonOf(cause, port)}`, { cause })
  }
}

function reasonOf(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'EADDRINUSE') return message
  return `port ${port} is in use. Stop the program that listens there, or choose another port.`
}
