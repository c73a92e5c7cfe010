import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a frame is cut, and how many of its bytes pass. */
export const places = {
  'in data': frame => frame.indexOf('data: ') + Math.floor(frame.length / 2),
  'in the id line': frame => frame.lastIndexOf('id: ') + 12,
  'between the id line and the next': frame => frame.indexOf('\n', frame.lastIndexOf('id: ')) + 1,
} satisfies Record<string, (frame: Buffer) => number>
export type Place = keyof typeof places

/** `reset` breaks the connection. `end` completes the answer, as some proxies do when theirs breaks. */
export type Ending = 'reset' | 'end'

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A proxy between one client and the service, which breaks subscriptions at exact places. */
export interface FaultProxy {
  readonly baseUrl: string
  /** The status of each answer to a request for the subscription so far; 0 if the service did not answer. */
  readonly statuses: readonly number[]
  /** Cuts the frame that contains `text`, once. Resolves when it is cut. */
  cut(text: string, place: Place, ending: Ending): Promise<void>
  /** Cuts the open subscriptions, and answers further ones so until `end` is called. */
  answer(answer: Answer): { readonly asked: Promise<void>; end(): void }
  /** Answers 401 to all access tokens that it has seen, and cuts the open subscriptions. */
  expireTokens(): void
  /** Refuses further connections until `accept` is called, as a port does while no service listens on it. */
  refuse(): void
  accept(): Promise<void>
  close(): void
}

/** @param target address of the service, which may be away for a time */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const statuses: number[] = []
  const subscriptions = new Set<ServerResponse>()
  const tokens = new Set<string>()
  const expired = new Set<string>()
  const happened = new EventEmitter()
  let cut: { readonly text: string; readonly place: Place; readonly ending: Ending } | undefined
  let standing: Answer | undefined

  const server = createServer((request, response) => {
    request.on('error', () => {})
    response.on('error', () => {})
    if (!request.url?.startsWith('/api/v2/events')) return forward(request, response)
    const token = request.headers.authorization ?? ''
    const answer = standing ?? (expired.has(token) ? { status: 401 } : undefined)
    if (answer) {
      statuses.push(answer.status)
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers })
      response.end(JSON.stringify({ statusCode: answer.status, message: 'Refused by the proxy.' }))
      happened.emit('answered')
      return
    }
    tokens.add(token)
    subscriptions.add(response)
    response.on('close', () => subscriptions.delete(response))
    forward(request, response)
  })

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers } = request
    const isSubscription = subscriptions.has(response)
    const upstream = send(new URL(request.url ?? '', target), { method, headers, agent: false })
    upstream.on('error', () => {
      if (isSubscription && !response.headersSent) statuses.push(0)
      response.destroy()
    })
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
    upstream.on('response', answer => {
      const { connection, 'keep-alive': keepAlive, 'transfer-encoding': encoding, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest)
      answer.on('error', () => response.destroy())
      if (!isSubscription) return answer.pipe(response)
      statuses.push(answer.statusCode ?? 0)
      response.flushHeaders()
      passFrames(answer, response)
    })
  }

  function passFrames(answer: IncomingMessage, response: ServerResponse): void {
    let rest = Buffer.alloc(0)
    answer.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const frame = rest.subarray(0, end + 2)
        rest = rest.subarray(end + 2)
        if (!cut || !frame.includes(cut.text)) {
          response.write(frame)
          continue
        }
        const { place, ending } = cut
        cut = undefined
        answer
          .removeAllListeners()
          .on('error', () => {})
          .destroy()
        response.write(frame.subarray(0, places[place](frame)), () => {
          if (ending === 'end') response.end()
          else response.destroy()
          happened.emit('cut')
        })
        return
      }
    })
    answer.on('end', () => response.end(rest))
  }

  const cutSubscriptions = () => {
    for (const response of subscriptions) response.destroy()
  }
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    statuses,
    async cut(text, place, ending) {
      cut = { text, place, ending }
      await once(happened, 'cut')
    },
    answer(answer) {
      standing = answer
      cutSubscriptions()
      return {
        asked: once(happened, 'answered').then(() => {}),
        end() {
          standing = undefined
        },
      }
    },
    expireTokens() {
      for (const token of tokens) expired.add(token)
      cutSubscriptions()
    },
    refuse() {
      server.close()
    },
    accept: () => listen(port),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
