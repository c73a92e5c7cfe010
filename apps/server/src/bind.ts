import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from './config-error.ts'

/**
 * Binds a server to the address that two settings name.
 *
 * @returns the port, which the system chooses where it is 0
 * @throws {ConfigError} when the address cannot be bound
 */
export async function bind(
  server: Server,
  { host, port }: { host: string; port: number },
  names: { host: string; port: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve).once('error', reject).listen(port, host)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken: stop what listens there, or choose another ${names.port}.`
        : `${names.host} ${host} and ${names.port} ${port} cannot be bound: ${error.message}.`,
    )
  })
  return (server.address() as AddressInfo).port
}

/** The scheme, host and port under which a bound server is reached. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
