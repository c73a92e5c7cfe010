import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Receivers of webhooks on this machine: each path is one, and answers 204 until it is told otherwise. */
export interface Receivers {
  urlOf(path: string): string
  /** Sets the status with which a receiver answers from now on. */
  answer(path: string, status: number): void
  /** Resolves once a receiver has got `count` different events. */
  received(path: string, count: number, signal: AbortSignal): Promise<void>
  close(): void
}

export async function startReceivers(): Promise<Receivers> {
  const statuses = new Map<string, number>()
  const events = new Map<string, Set<unknown>>()
  const arrivals = new EventEmitter()
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    events.set(url, (events.get(url) ?? new Set()).add(headers['webhook-id']))
    request.resume().once('end', () => response.writeHead(statuses.get(url) ?? 204).end())
    response.once('finish', () => arrivals.emit('event'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    urlOf: path => `http://127.0.0.1:${port}${path}`,
    answer: (path, status) => statuses.set(path, status),
    async received(path, count, signal) {
      while ((events.get(path)?.size ?? 0) < count) await once(arrivals, 'event', { signal })
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
