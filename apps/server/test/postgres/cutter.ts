import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy to a database server. A test can cut its connections. */
interface Cutter {
  /** The database's URL through the proxy. */
  readonly url: string
  /** Bytes that the server has sent so far. */
  received(): number
  /**
   * Cuts all connections once, at the next COMMIT: before the server receives it, or after the server has answered it.
   *
   * @param comesBack milliseconds until connections work again: 0 by default
   */
  cutAtCommit(place: 'before' | 'after', comesBack?: number): void
  /** Lets the connections that have sent a statement with this text pass on nothing more, without closing them. */
  hang(text: string): void
}

/** Starts a proxy to the server of a database. It stops when its test ends. */
export async function startCutter(url: string): Promise<Cutter> {
  const { hostname, port } = new URL(url)
  let plan: { place: 'before' | 'after'; comesBack: number } | null = null
  let hangingText: string | null = null
  let isAway = false
  let received = 0
  const sockets = new Set<Socket>()
  function cutAll(comesBack: number): void {
    isAway = comesBack > 0
    for (const socket of sockets) socket.destroy()
    setTimeout(() => {
      isAway = false
    }, comesBack)
  }
  const server = createServer(client => {
    if (isAway) return client.destroy()
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    let isCutting: number | null = null
    let sent = ''
    const isHanging = () => hangingText !== null && sent.includes(hangingText)
    client.on('data', chunk => {
      // Connections that send the text later do not hang.
      if (hangingText === null) sent += chunk.toString('latin1')
      if (isHanging()) return
      if (plan && chunk.includes('COMMIT\0')) {
        const { place, comesBack } = plan
        plan = null
        if (place === 'before') return cutAll(comesBack)
        isCutting = comesBack
      }
      upstream.write(chunk)
    })
    upstream.on('data', chunk => {
      if (isHanging()) return
      received += chunk.length
      if (isCutting === null) client.write(chunk)
      else cutAll(isCutting)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    received: () => received,
    cutAtCommit(place, comesBack = 0) {
      plan = { place, comesBack }
    },
    hang(text) {
      hangingText = text
    },
  }
}
