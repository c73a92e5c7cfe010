/** What programs know of a service on the same machine. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Credentials of a client. */
interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

/** The file with the credentials of the first client, in the data folder of the service that has created the client. */
export function firstClientFile(dataDir: string): string {
  return path.resolve(dataDir, 'first-client.json')
}

/** The content of the file. */
export function firstClientText({ clientId, clientSecret }: Credentials): string {
  return `${JSON.stringify({ client_id: clientId, client_secret: clientSecret }, null, 2)}\n`
}

/** The credentials in the file of a data folder; undefined if there is no file, or this user cannot read it. */
export function readFirstClient(dataDir: string): Credentials | undefined {
  try {
    const { client_id, client_secret } = JSON.parse(readFileSync(firstClientFile(dataDir), 'utf8'))
    if (typeof client_id === 'string' && typeof client_secret === 'string')
      return { clientId: client_id, clientSecret: client_secret }
  } catch {}
  return undefined
}

/**
 * The first client of the service at `baseUrl`, for a command without other credentials. Undefined for a service on another machine: the
 * secret must not leave this one.
 *
 * @param env has the service's DATA_DIR, or like the service its default
 */
export function firstClientOf(
  baseUrl: string,
  env: Readonly<Record<string, string | undefined>>,
): Credentials | undefined {
  return isLoopback(new URL(baseUrl).hostname) ? readFirstClient(env.DATA_DIR || 'data') : undefined
}

/** @param hostname the host of a URL */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname)
}
