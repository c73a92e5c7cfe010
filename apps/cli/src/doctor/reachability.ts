import { once } from 'node:events'
import { connect, isIP } from 'node:net'
import { connect as secureConnect } from 'node:tls'
import type { Found } from './found.ts'

/** Timeout for a connection, in milliseconds. */
const patience = 10_000

/** The error of a TCP connection to the address, such as `ECONNREFUSED`; undefined if the connection succeeds. */
export async function connectionFault(baseUrl: string): Promise<string | undefined> {
  const socket = connect(placeOf(baseUrl))
  return faultOf(socket, 'connect')
}

/** The result of a TLS handshake with the host. */
export async function tlsFound(baseUrl: string): Promise<Found> {
  const { host, port } = placeOf(baseUrl)
  // RFC 6066, section 3: the server name must not be an IP address.
  const servername = isIP(host) ? '' : host
  const fault = await faultOf(secureConnect({ host, port, servername }), 'secureConnect')
  if (fault === undefined) return { finding: 'The certificate is trusted.' }
  return { fault: 'network', finding: `The TLS handshake failed: ${fault}.`, next: nextOf(fault) }
}

function nextOf(fault: string): string {
  if (fault.includes('EXPIRED'))
    return 'Renew the certificate of the service, and check the clock of this machine.'
  if (fault.includes('ALTNAME')) return 'Use an address that the certificate names.'
  if (/CERT|SIGNATURE|ISSUER/.test(fault))
    return 'Set NODE_EXTRA_CA_CERTS to the file of the authority that signed the certificate.'
  return 'Check that the port serves https; a service without TLS has an http address.'
}

/** Waits for an event of a socket. Resolves with undefined, or with the code of an error that occurs before the event. */
async function faultOf(socket: ReturnType<typeof connect>, event: string): Promise<string | undefined> {
  try {
    await once(socket, event, { signal: AbortSignal.timeout(patience) })
    return undefined
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    return name === 'AbortError' ? `no answer in ${patience / 1_000} s` : (code ?? name)
  } finally {
    socket.destroy()
  }
}

function placeOf(baseUrl: string): { readonly host: string; readonly port: number } {
  const { protocol, hostname, port } = new URL(baseUrl)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
  }
}
