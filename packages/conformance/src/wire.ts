import {
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as requestByHttp,
} from 'node:http'
import { request as requestByHttps } from 'node:https'
import { noteRequest, type WireRequest } from './cases/scope.ts'
import { noteQuota, takeFromQuota } from './quota.ts'

/** Milliseconds within which the headers of an answer must arrive. */
const answerMs = 20_000

/**
 * Sends a request on a new connection when the quota allows it, and resolves when the headers of the answer arrive. `fetch` is
 * unsuitable: it normalizes paths, and refuses methods such as TRACE.
 *
 * @throws if no answer arrives
 */
export async function open(baseUrl: string, wireRequest: WireRequest): Promise<IncomingMessage> {
  await takeFromQuota(baseUrl)
  noteRequest(wireRequest)
  const { body, ...options } = wireRequest
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    requestOf(baseUrl, options).on('response', resolve).on('error', reject).end(body)
  })
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
  const request = protocol === 'https:' ? requestByHttps : requestByHttp
  const host = hostname.replace(/^\[|\]$/g, '')
  const { timeout = answerMs } = options
  const outgoing = request({ hostname: host, port, agent: false, ...options, timeout })
  return outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${timeout / 1_000} s`)))
}
