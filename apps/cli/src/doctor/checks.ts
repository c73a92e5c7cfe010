import { createClient, NetworkError } from '@tenant-api/client'
import { operations } from '../generated/operations.ts'
import type { Connection } from '../sign-in/connection.ts'
import { anyone, identityOf } from '../sign-in/identity.ts'
import type { Found } from './found.ts'
import { connectionFault, tlsFound } from './reachability.ts'

export type Check = (connection: Connection) => Promise<Found>

/**
 * Maximum difference between the clocks of this machine and the service, in seconds. Webhook receivers refuse
 * signatures whose time differs from their own by 5 minutes.
 */
const tolerance = 60

/** The checks, in order. */
export const checks: Readonly<Record<string, Check>> = {
  async address({ baseUrl }) {
    const fault = await connectionFault(baseUrl)
    if (fault === undefined) return { finding: `${baseUrl} accepts connections.` }
    const next =
      fault === 'ENOTFOUND'
        ? 'Correct the name in the address, or the DNS of this machine.'
        : 'Start the service, or correct the address with --url or TENANT_API_URL.'
    return { fault: 'network', finding: `${baseUrl} accepts no connection: ${fault}.`, next }
  },
  async tls({ baseUrl }) {
    const { protocol, hostname } = new URL(baseUrl)
    if (protocol === 'https:') return tlsFound(baseUrl)
    if (/^(localhost|127\..*|\[::1\])$/.test(hostname))
      return { finding: 'TLS is not needed on this machine.' }
    return {
      fault: 'failed',
      finding: 'The secret and the tokens travel unencrypted.',
      next: 'Use the https address of the service.',
    }
  },
  async clock({ baseUrl }) {
    const date = Date.parse((await ask(baseUrl)).headers.get('Date') ?? '')
    if (Number.isNaN(date)) return { finding: 'The answer has no Date header.' }
    const seconds = Math.round((Date.now() - date) / 1_000)
    const finding = `This machine's clock is ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the service's.`
    if (Math.abs(seconds) <= tolerance) return { finding }
    return { fault: 'failed', finding, next: 'Synchronize this machine with a time server.' }
  },
  async credentials(connection) {
    const { client, expires } = await identityOf(connection)
    if (client === anyone) return { finding: 'The service accepts any token, as the mock does.' }
    return {
      finding: `The client is ${client}${expires ? `; the token is valid until ${expires}` : ''}.`,
    }
  },
  async scopes(connection) {
    const granted = new Set((await identityOf(connection)).scopes.split(' '))
    const missing = Object.values(operations)
      .filter(({ anyScope }) => anyScope.length > 0 && !anyScope.some(scope => granted.has(scope)))
      .map(({ anyScope }) => anyScope.join(' or '))
    if (missing.length === 0) return { finding: 'The client has the scopes of all commands.' }
    return {
      fault: 'scopeMissing',
      finding: `Missing: ${[...new Set(missing)].join(', ')}.`,
      next: 'Grant these scopes to the client if you use commands that need them.',
    }
  },
  async stream(connection) {
    const opened = new AbortController()
    const client = createClient({
      ...connection,
      onResponse: response => {
        if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) opened.abort(opened)
      },
    })
    const signal = AbortSignal.any([opened.signal, AbortSignal.timeout(10_000)])
    // Without this, a subscription tries again until the time limit, and the reason for the failure is lost.
    const onDisconnect = (failure: unknown) => {
      if (failure) throw failure
    }
    try {
      for await (const _ of client.subscribe({ signal, onDisconnect })) break
    } catch (error) {
      if (!signal.aborted) throw error
    }
    if (opened.signal.aborted) return { finding: 'A subscription opens.' }
    return {
      fault: 'failed',
      finding: 'No subscription opened within 10 s.',
      next: 'Look for a proxy that buffers answers.',
    }
  },
}

/** Sends a request that needs no token. */
async function ask(baseUrl: string): Promise<Response> {
  const { path } = operations.get_jwks
  return fetch(`${baseUrl}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(
    cause => {
      throw new NetworkError('no answer', { cause })
    },
  )
}
