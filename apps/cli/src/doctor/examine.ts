import { once } from 'node:events'
import { Agent, request } from 'node:https'
import { connect, isIP } from 'node:net'
import { connect as secureConnect } from 'node:tls'
import { createClient, NetworkError } from '@tenant-api/client'
import { isLoopback } from '@tenant-api/contract/local-service'
import { globalFlags } from '../command.ts'
import { type ExitName, exitCodes } from '../command-error.ts'
import { faultOf } from '../fault.ts'
import { operations } from '../generated/operations.ts'
import { isTerminal, printable, printRows, styled } from '../output/print.ts'
import { type Connection, connectionOf } from '../sign-in/connection.ts'
import { anyone, identityOf } from '../sign-in/print-identity.ts'
import { type ForwardProxy, proxyEnv, proxyOf } from '../sign-in/proxy.ts'

/** Runs the checks in order, and prints each result. The first fault determines the exit code. */
export async function examine(command: { optsWithGlobals(): object }): Promise<void> {
  const flags = globalFlags(command)
  const connection = await connectionOf(flags)
  const isRead = isTerminal() && !flags.json
  const rows = []
  for (const [check, examined] of Object.entries(checks)) {
    const { fault, finding, next = '' } = await outcomeOf(examined, connection)
    const row = { check, result: fault ? 'fault' : 'ok', finding, next }
    rows.push(row)
    if (isRead) process.stdout.write(linesOf(row))
    if (!fault) continue
    process.exitCode ??= exitCodes[fault].code
    // Stop early: all later checks need an answer, and the checks after `credentials` need a valid token.
    if (fault === 'network' || check === 'credentials') break
  }
  if (!isRead) printRows(rows, flags)
}

/** What to do if the service accepts connections, but does not answer. Other commands advise to run `doctor`. */
const afterSilence = 'Start the service, or look for a proxy that holds back its answers.'

async function outcomeOf(check: Check, connection: Parameters<Check>[0]): Promise<Found> {
  try {
    return await check(connection)
  } catch (error) {
    const { exit, message, next } = faultOf(error)
    return { fault: exit, finding: message, next: exit === 'network' ? afterSilence : next }
  }
}

/** The output of a check on a terminal. The advice gets its own line, because a table would truncate it. */
function linesOf({
  check,
  result,
  finding,
  next,
}: Readonly<Record<'check' | 'result' | 'finding' | 'next', string>>): string {
  const style = result === 'ok' ? 'green' : 'red'
  const line = `${styled(style, result.padEnd(5), process.stdout)}  ${check.padEnd(11)}  ${printable(finding)}\n`
  return next === '' ? line : `${line}${' '.repeat(20)}${printable(next)}\n`
}

export type Check = (connection: Connection) => Promise<Found>

/**
 * Maximum difference between the clocks of this machine and the service, in seconds. Webhook receivers refuse
 * signatures whose time differs from their own by 5 minutes.
 */
const tolerance = 60

/** The checks, in order. */
export const checks: Readonly<Record<string, Check>> = {
  async address({ baseUrl }) {
    const proxy = proxyOf(new URL(baseUrl))
    if (proxy) return proxyFound(proxy, new URL(baseUrl))
    const fault = await connectionFault(baseUrl)
    if (fault === undefined) return { finding: `${baseUrl} accepts connections.` }
    const next =
      fault === 'ENOTFOUND' || fault === 'EAI_AGAIN'
        ? 'Correct the name in the address, or the DNS of this machine.'
        : 'Start the service, or correct the address with --url or TENANT_API_URL.'
    return { fault: 'network', finding: `${baseUrl} accepts no connection: ${fault}.`, next }
  },
  async tls({ baseUrl }) {
    const { protocol, hostname } = new URL(baseUrl)
    if (protocol === 'https:') return tlsFound(baseUrl)
    if (isLoopback(hostname)) return { finding: 'TLS is not needed on this machine.' }
    return {
      fault: 'failed',
      finding: 'The secret and the tokens travel unencrypted.',
      next: 'Use the https address of the service.',
    }
  },
  async clock({ baseUrl }) {
    const asked = Date.now()
    const date = Date.parse((await ask(baseUrl)).headers.get('Date') ?? '')
    const answered = Date.now()
    if (Number.isNaN(date)) return { finding: 'The answer has no Date header.' }
    // The header has whole seconds, and a busy service may renew it late.
    if (asked < date + 2_000 && answered >= date)
      return { finding: "This machine's clock agrees with the service's." }
    const seconds = Math.round((answered - date) / 1_000)
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

/** Timeout for a connection, in milliseconds. */
const patience = 10_000

/** The error of a TCP connection to the address, such as `ECONNREFUSED`; undefined if the connection succeeds. */
export async function connectionFault(baseUrl: string): Promise<string | undefined> {
  const socket = connect(placeOf(baseUrl))
  return socketFault(socket, 'connect')
}

/** The result of a connection to the proxy through which the service is reached. */
async function proxyFound({ url, variable }: ForwardProxy, { hostname }: URL): Promise<Found> {
  const { origin } = new URL(url)
  const fault = await connectionFault(url)
  if (fault === undefined) return { finding: `The proxy ${origin} of ${variable} accepts connections.` }
  return {
    fault: 'network',
    finding: `The proxy ${origin} of ${variable} accepts no connection: ${fault}.`,
    next: `Correct ${variable}, or add ${hostname} to NO_PROXY to connect directly.`,
  }
}

/** The result of a TLS handshake with the host through a proxy. */
async function tlsThrough(proxy: ForwardProxy, baseUrl: string): Promise<Found> {
  const agent = new Agent({ proxyEnv: proxyEnv(proxy) })
  try {
    const sent = request(baseUrl, { agent, method: 'HEAD', signal: AbortSignal.timeout(patience) }).end()
    await once(sent, 'response')
    return { finding: 'The certificate is trusted.' }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const isRefused = code === 'ERR_PROXY_TUNNEL'
    return {
      fault: 'network',
      finding: isRefused
        ? `The proxy of ${proxy.variable} does not connect to ${new URL(baseUrl).host}: ${message.replace(/^.*: /s, '')}.`
        : `The TLS handshake failed: ${code || message}.`,
      next: isRefused
        ? `Correct the address or ${proxy.variable}, or ask for access at the proxy.`
        : nextOf(code),
    }
  } finally {
    agent.destroy()
  }
}

/** The result of a TLS handshake with the host. */
export async function tlsFound(baseUrl: string): Promise<Found> {
  const proxy = proxyOf(new URL(baseUrl))
  if (proxy) return tlsThrough(proxy, baseUrl)
  const { host, port } = placeOf(baseUrl)
  // RFC 6066, section 3: the server name must not be an IP address.
  const servername = isIP(host) ? '' : host
  const fault = await socketFault(secureConnect({ host, port, servername }), 'secureConnect')
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
async function socketFault(socket: ReturnType<typeof connect>, event: string): Promise<string | undefined> {
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

/** The result of a check. */
export interface Found {
  readonly finding: string
  /** The exit code of the fault; undefined if the check passed. */
  readonly fault?: ExitName
  /** What to do about the fault. */
  readonly next?: string
}
