import { createServer, type ServerResponse } from 'node:http'
import { type Listening, listening } from './listening.ts'

/**
 * Starts a service that accepts every subscription and then sends nothing, to simulate a dead connection. `/<name>/headers` answers
 * with the headers and first bytes of a subscription. `/<name>/nothing` sends no answer. Below each of them, `/closed` answers as
 * soon as that path has no open connection.
 */
export async function startSilentService(): Promise<Listening> {
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
  })
  return listening(server)
}
