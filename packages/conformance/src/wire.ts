import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request as requestByHttp,
} from 'node:http'
import { request as requestByHttps, Agent as SecureAgent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { inFlight, noteRequest, type WireRequest } from './cases.ts'

/** Milliseconds within which the headers of an answer must arrive, and then its body. */
export const answerMs = 20_000

/**
 * Sends a request on a new connection, through the proxy that the environment names, when the quota allows it, and resolves when
 * the headers of the answer arrive. The caller must read or destroy the answer. `fetch` is unsuitable: it normalizes paths, and
 * refuses methods such as TRACE.
 *
 * @throws if no answer arrives
 */
export async function open(baseUrl: string, wireRequest: WireRequest): Promise<IncomingMessage> {
  await takeFromQuota(baseUrl)
  noteRequest(wireRequest)
  const { body, ...options } = wireRequest
  // Before a text, Node would write the headers as UTF-8 instead of Latin-1.
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const incoming = await inFlight(
    () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        requestOf(baseUrl, options).on('response', resolve).on('error', reject).end(bytes)
      }),
  )
  noteQuota(baseUrl, incoming.headers)
  return incoming
}

/**
 * Sends only the headers of a request, with `Expect: 100-continue` (RFC 9110, section 10.1.1). Resolves with the status that
 * arrives first: 100, or the status of a final answer.
 *
 * @throws if neither arrives in `timeout` milliseconds
 */
export function expectContinue(
  baseUrl: string,
  { headers = {}, ...options }: Omit<WireRequest, 'body'>,
  timeout = answerMs,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const expecting = { ...headers, Expect: '100-continue' }
    const outgoing = requestOf(baseUrl, { ...options, headers: expecting, timeout })
    const end = (status: number) => {
      outgoing.destroy()
      resolve(status)
    }
    outgoing
      .on('continue', () => end(100))
      .on('response', ({ statusCode = 0 }) => end(statusCode))
      .on('error', reject)
      .flushHeaders()
  })
}

function requestOf(baseUrl: string, options: RequestOptions): ClientRequest {
  const { protocol, hostname, port } = new URL(baseUrl)
  const isSecure = protocol === 'https:'
  const request = isSecure ? requestByHttps : requestByHttp
  const host = hostname.replace(/^\[|\]$/g, '')
  const { timeout = answerMs } = options
  // A proxy would look for this machine's own addresses on the machine of the proxy.
  const proxied = /^(localhost|127\..*|::1)$/.test(host) ? {} : { proxyEnv: process.env }
  const agent = new (isSecure ? SecureAgent : Agent)(proxied)
  const outgoing = request({ hostname: host, port, agent, ...options, timeout })
  return outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${timeout / 1_000} s`)))
}

/** The quota of the client, as the headers of the last answer state it. */
interface Level {
  readonly limit: number
  remaining: number
  /** Number of requests that become available per millisecond. */
  readonly rate: number
  readonly at: number
}

/** Levels by base URL. Contains only the servers for which `respectQuota` was called. */
const levels = new Map<string, Level>()

/** Longest credible pause, in milliseconds. A server may state the time in milliseconds, and a case must end within a minute. */
const longestPause = 30_000
/** Milliseconds to wait if the stated pause is longer: most quotas then allow another request. */
const otherPause = 1_000

/** From now on keeps requests to a server within the quota of the client. */
export function respectQuota(baseUrl: string): void {
  levels.set(baseUrl, { limit: 0, remaining: Number.POSITIVE_INFINITY, rate: 0, at: 0 })
}

/** Waits until the quota allows another request, and takes the request from the quota. Keeps a tenth of the quota for other users of the client. */
export async function takeFromQuota(baseUrl: string): Promise<void> {
  for (;;) {
    const level = levels.get(baseUrl)
    if (!level) return
    const missing = Math.floor(level.limit / 10) + 1 - level.remaining - level.rate * (Date.now() - level.at)
    const pause = missing > 0 ? Math.ceil(missing / level.rate) : 0
    const isCredible = pause <= longestPause
    if (pause > 0) await wait(isCredible ? pause : otherPause)
    if (pause === 0 || !isCredible) {
      level.remaining -= 1
      return
    }
  }
}

/** Reads the quota from an answer. Uses only the clock of the service: `Date` and `X-RateLimit-Reset`, both in whole seconds. */
export function noteQuota(baseUrl: string, headers: IncomingHttpHeaders): void {
  const level = levels.get(baseUrl)
  if (!level) return
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map(name =>
    Number(headers[`x-ratelimit-${name}`] ?? Number.NaN),
  ) as [number, number, number]
  // The service does not count a request whose answer lacks these headers, so put it back.
  if (Number.isNaN(limit)) level.remaining += 1
  const milliseconds = reset * 1_000 - Date.parse(headers.date ?? '')
  if (!(limit > remaining) || !(milliseconds > 0)) return
  // The calculated rate is never above the true rate, because the service rounds the seconds up.
  const rate = Math.max((limit - remaining) / milliseconds, level.limit === limit ? level.rate : 0)
  levels.set(baseUrl, { limit, remaining, rate, at: Date.now() })
}
