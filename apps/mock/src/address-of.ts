import type { IncomingMessage } from 'node:http'

/** The address of the mock that the caller used. Behind a proxy or in a container, only the caller knows it. */
export function addressOf({ headers }: IncomingMessage): string {
  return `http://${headers.host}`
}
