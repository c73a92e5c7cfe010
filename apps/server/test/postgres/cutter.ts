import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a server that can be cut. */
interface Cutter {
  /** The server's URL, by this way. */
  readonly url: string
  /**
   * Cuts it once, at the next COMMIT: before the server gets it, or after it has answered.
   *
   * @param comesBack after how many milliseconds there is a way again; none for at once
   */
  cutAtCommit(place: 'before' | 'after', comesBack?: number): void
}

/** Opens a way to the server of a database that goes with its test. */
export async function startCutter(url: string): Promise<Cutter> {
  const { hostname, port } = new URL(url)
  let plan: { place: 'before' | 'after'; comesBack: number } | null = null
  let isAway = false
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
    client.on('data', chunk => {
      if (plan && chunk.includes('COMMIT\0')) {
        const { place, comesBack } = plan
        plan = null
        if (place === 'before') return cutAll(comesBack)
        isCutting = comesBack
      }
      upstream.write(chunk)
    })
    upstream.on('data', chunk => (isCutting === null ? client.write(chunk) : cutAll(isCutting)))
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
    cutAtCommit(place, comesBack = 0) {
      plan = { place, comesBack }
    },
  }
}
