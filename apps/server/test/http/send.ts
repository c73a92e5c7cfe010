import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { text } from 'node:stream/consumers'

/** A raw response. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Sent {
  readonly method?: string
  /** Path and query, sent without encoding. */
  readonly path: string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
  /** Sent as JSON, unless it is text or bytes. */
  readonly body?: unknown
  /** The address of the caller, such as `127.0.0.2`: another network than that of the other callers. */
  readonly from?: string
  /** Keeps connections for further requests. */
  readonly agent?: Agent
}

/** Sends a request, by default on a new connection, with any method, header and target. `fetch` would refuse or correct some of them. */
export function send(
  { baseUrl }: { baseUrl: string },
  { method = 'GET', path, token, headers = {}, body, from, agent }: Sent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const open = baseUrl.startsWith('https:') ? secureRequest : request
    const sent = open(
      baseUrl,
      {
        method,
        path,
        agent: agent ?? false,
        ...(from !== undefined && { localAddress: from }),
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
      },
      async response => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: await text(response),
        })
      },
    )
    sent.on('error', reject)
    sent.end(typeof body === 'string' || body instanceof Uint8Array ? body : body && JSON.stringify(body))
  })
}
