import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service that accepts every subscription and then sends nothing, to simulate a dead connection. */
export interface SilentService {
  readonly baseUrl: string
  close(): Promise<void>
}

/**
 * Starts a silent service. `/<name>/headers` answers with the headers and first bytes of an event stream. `/<name>/nothing` sends
 * no answer. Below each of them, `/closed` answers as soon as that path has no open connection.
 */
export async function startSilentService(): Promise<SilentService> {
  const open = new Map<string, Set<ServerResponse>>()
  const waiting = new Map<string, ServerResponse>()

  function answerWhenClosed(place: string) {
    if ((open.get(place)?.size ?? 0) === 0) waiting.get(place)?.end('closed')
  }

  const server = createServer((request, response) => {
    const [, name, kind, rest] = (request.url ?? '').split('/')
    const place = `${name}/${kind}`
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Authorization')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (rest === 'closed') {
      waiting.set(place, response)
      return answerWhenClosed(place)
    }
    const streams = open.get(place) ?? new Set()
    open.set(place, streams.add(response))
    response.once('close', () => {
      streams.delete(response)
      answerWhenClosed(place)
    })
    if (kind === 'headers')
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':connected\nretry: 100\n\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
