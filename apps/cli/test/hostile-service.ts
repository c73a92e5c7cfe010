import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { listen } from '@tenant-api/test-kit/listen'
import { onTestFinished } from 'vitest'

/** A small server in the place of the service. It can misbehave, and accepts any token. */
export interface HostileService {
  readonly baseUrl: string
  /** Environment variables with its address and a token. */
  readonly env: Readonly<Record<string, string>>
}

/** Opens a server until the end of the test. */
export async function openHostileService(handle: RequestListener): Promise<HostileService> {
  const server = createServer(handle)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = await listen(server)
  return { baseUrl, env: { TENANT_API_URL: baseUrl, TENANT_API_TOKEN: 'any' } }
}

/** Begins an answer with live events. */
export function openEventStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(': open\n\n')
}

/** Answers with a JSON body. */
export function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/** A frame with the event `evt_<number>` at the offset `o<number>`. The attributes replace those of the event. */
export function eventFrame(number: number, attributes: object = {}): string {
  const type = 'user.created'
  const event = {
    ...{ specversion: '1.0', id: `evt_${number}`, type, source: 'urn:test', time: '2020-01-01T00:00:00Z' },
    ...{ data: { object: { user_id: `user ${number}` } }, ...attributes },
  }
  return messageFrame(number, { type, event })
}

/** A frame with only the offset `o<number>`, as the service sends when a filter hides events. */
export function offsetFrame(number: number): string {
  return messageFrame(number, { type: 'offset-only' })
}

/** A frame with any message at the offset `o<number>`. */
export function messageFrame(number: number, message: object): string {
  const offset = `o${number}`
  return `data: ${JSON.stringify({ offset, ...message })}\nid: ${offset}\n\n`
}

/** The numbers of the events in a text, in order. */
export function eventNumbers(text: string): readonly number[] {
  return [...text.matchAll(/\bevt_(\d+)\b/g)].map(([, number]) => Number(number))
}

export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
