import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../errors.ts'

/**
 * Binds a server to the address given by two settings.
 *
 * @returns the port; the system chooses it if the setting is 0
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
        ? `Port ${port} is in use: stop the program that listens there, or choose another ${names.port}.`
        : `${names.host} ${host} and ${names.port} ${port} cannot be bound: ${error.message}.`,
    )
  })
  return (server.address() as AddressInfo).port
}

/** The URL of a bound server: scheme, host and port. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
