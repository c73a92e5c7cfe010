import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { listen } from '@tenant-api/test-kit/listen'
import { onTestFinished } from 'vitest'

/** A forward proxy that knows names which no DNS has. */
export interface ForwardProxy {
  readonly url: string
  /** The hosts and ports for which it was asked, in order. */
  readonly asked: readonly string[]
}

/**
 * Opens a forward proxy until the end of the test.
 *
 * @param addresses the address for each host and port; it refuses others with 403
 */
export async function openForwardProxy(addresses: Readonly<Record<string, string>>): Promise<ForwardProxy> {
  const asked: string[] = []
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '')
    const place = `${url.hostname}:${url.port || 80}`
    asked.push(place)
    const address = addresses[place]
    if (address === undefined) return response.writeHead(403).end()
    const { method, headers } = incoming
    const forwarded = request(`${address}${url.pathname}${url.search}`, { method, headers })
    forwarded.on('response', answer => {
      response.writeHead(answer.statusCode ?? 0, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
  })
  server.on('connect', ({ url: place = '' }, client) => {
    asked.push(place)
    const address = addresses[place]
    if (address === undefined) return client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const service = connect(Number(new URL(address).port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      client.pipe(service).pipe(client)
    })
    for (const socket of [client, service])
      socket.on('error', () => service.destroy()).on('close', () => service.destroy())
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: await listen(server), asked }
}
