import { createClient, NetworkError } from '@tenant-api/client'
import type { ExitName } from '../exit-codes.ts'
import { operations } from '../generated/operations.ts'
import type { Connection } from '../sign-in/connection.ts'
import { identityOf } from '../sign-in/identity.ts'

/** What a check found. */
export interface Found {
  readonly finding: string
  /** Undefined where all is well. */
  readonly fault?: ExitName
  /** What to do about the fault. */
  readonly next?: string
}

export type Check = (connection: Connection) => Promise<Found>

/** Seconds by which this machine's clock may differ: receivers refuse webhooks that are 5 minutes off. */
const tolerance = 60

/** The checks, in the order in which a fault of one explains those of the next. */
export const checks: Readonly<Record<string, Check>> = {
  async address({ baseUrl }) {
    const { status } = await ask(baseUrl)
    return { finding: `${baseUrl} answers with ${status}.` }
  },
  async tls({ baseUrl }) {
    const { protocol, hostname } = new URL(baseUrl)
    if (protocol === 'https:') return { finding: 'The certificate is trusted.' }
    if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) return { finding: 'Not needed on this machine.' }
    return {
      fault: 'failed',
      finding: 'The secret and the tokens travel unencrypted.',
      next: 'Use the https address of the service.',
    }
  },
  async clock({ baseUrl }) {
    const date = Date.parse((await ask(baseUrl)).headers.get('Date') ?? '')
    if (Number.isNaN(date)) return { finding: 'The service does not tell its time.' }
    const seconds = Math.round((Date.now() - date) / 1_000)
    const finding = `This clock is ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the service's.`
    if (Math.abs(seconds) <= tolerance) return { finding }
    return { fault: 'failed', finding, next: 'Set this machine by a time server.' }
  },
  async credentials(connection) {
    const { client, expires } = await identityOf(connection)
    return {
      finding: `The service knows ${client}${expires ? `; the token is valid until ${expires}` : ''}.`,
    }
  },
  async scopes(connection) {
    const granted = new Set((await identityOf(connection)).scopes.split(' '))
    const missing = Object.values(operations)
      .filter(({ anyScope }) => anyScope.length > 0 && !anyScope.some(scope => granted.has(scope)))
      .map(({ anyScope }) => anyScope.join(' or '))
    if (missing.length === 0) return { finding: 'Every command may run.' }
    return {
      fault: 'scopeMissing',
      finding: `Missing: ${[...new Set(missing)].join(', ')}.`,
      next: 'Grant the scopes to the client, where you need their commands.',
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
    try {
      for await (const _ of client.subscribe({ signal })) break
    } catch (error) {
      if (!signal.aborted) throw error
    }
    if (opened.signal.aborted) return { finding: 'The event stream opens.' }
    return {
      fault: 'failed',
      finding: 'The event stream did not open within 10 s.',
      next: 'Look for a proxy that holds answers back.',
    }
  },
}

/** A page that needs no token. */
async function ask(baseUrl: string): Promise<Response> {
  const { path } = operations.get_jwks
  return fetch(`${baseUrl}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(
    cause => {
      throw new NetworkError('nothing came', { cause })
    },
  )
}
