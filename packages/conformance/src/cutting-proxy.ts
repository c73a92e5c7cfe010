import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { Violation } from './expect.ts'

/** A random integer from 0, below a bound. */
type Random = (below: number) => number

/** A TCP proxy that splits answers into small chunks, delays them, and cuts connections. */
export interface CuttingProxy {
  readonly baseUrl: string
  /** Number of connections cut so far, by the place of the cut. */
  readonly cuts: ReadonlyMap<string, number>
  /** Cuts all open connections, and from now on each new one at some place. Before this call the proxy cuts none. */
  cut(): void
  /** Resolves when at least `count` connections have been cut. */
  cutsReach(count: number): Promise<void>
  /** Cuts all open connections a last time, and cuts no later one. */
  relent(): void
  close(): Promise<void>
}

/** Returns the number of bytes to pass before the cut, or -1 to pass all of them. */
type Place = (bytes: Buffer) => number
type NamedPlace = readonly [string, (random: Random) => Place]

/** Places of cuts that a subscriber must survive. Most places are the first match after a random number of bytes. */
const places: readonly [NamedPlace, ...NamedPlace[]] = [
  ['before the first byte', () => () => 0],
  ['at the first byte', () => () => 1],
  ['anywhere', random => behind(random(20_000), () => 0)],
  // The first byte of a multibyte character is 11xxxxxx (RFC 3629, section 3).
  [
    'in a UTF-8 character',
    random => behind(random(9_000), bytes => bytes.findIndex(byte => byte >= 0xc0) + 1 || -1),
  ],
  // Each header ends with CRLF. So do the size and the data of each chunk (RFC 9112, section 7.1).
  ['in a CRLF', random => behind(random(9_000), bytes => bytes.indexOf('\r') + 1 || -1)],
  ['in a frame', random => behind(random(9_000), after('\ndata: {'))],
  ['in an id', random => behind(random(9_000), after('\nid: '))],
  ['between two frames', random => behind(random(9_000), after('\n\n'))],
]

function after(text: string): Place {
  return bytes => {
    const index = bytes.indexOf(text)
    return index === -1 ? -1 : index + text.length
  }
}

/** Returns a place that looks for `place` only after the first `count` bytes of a connection. */
function behind(count: number, place: Place): Place {
  let passed = 0
  return bytes => {
    const start = Math.max(0, count - passed)
    passed += bytes.length
    if (start >= bytes.length) return -1
    const found = place(bytes.subarray(start))
    return found === -1 ? -1 : start + found
  }
}

export async function startCuttingProxy(target: string, random: Random): Promise<CuttingProxy> {
  const { protocol, hostname, port } = new URL(target)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isTls = protocol === 'https:'
  const cuts = new Map<string, number>()
  const happened = new EventEmitter()
  const open = new Set<Socket>()
  let connections = 0
  let isCutting = false

  const server = createServer(client => {
    const service = isTls
      ? connectTls({ host, port: Number(port || 443), servername: host })
      : connect({ host, port: Number(port || 80) })
    for (const socket of [client, service]) socket.on('error', () => {})
    open.add(client)
    client.on('close', () => {
      open.delete(client)
      service.destroy()
    })
    client.pipe(service)
    carry(service, client).catch(() => client.destroy())
  })

  async function carry(service: Socket, client: Socket): Promise<void> {
    connections += 1
    const [name, create] = places[connections % places.length] ?? places[0]
    const place = isCutting ? create(random) : () => -1
    for await (const chunk of service as AsyncIterable<Buffer>) {
      const end = place(chunk)
      const passing = end === -1 ? chunk : chunk.subarray(0, end)
      for (let from = 0; from < passing.length; ) {
        const size = 1 + random(random(4) === 0 ? 9 : 3_000)
        client.write(passing.subarray(from, from + size))
        from += size
        if (random(3) === 0) await wait(random(3))
      }
      if (end === -1) continue
      // Half of the cuts close the connection gracefully (FIN), the others reset it (RST).
      if (random(2) === 0) client.end()
      else client.resetAndDestroy()
      service.destroy()
      counted(name)
      return
    }
    client.end()
  }

  function counted(name: string): void {
    cuts.set(name, (cuts.get(name) ?? 0) + 1)
    happened.emit('cut')
  }

  function cutOpenConnections(name: string): void {
    for (const client of open) {
      client.destroy()
      counted(name)
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    cut() {
      isCutting = true
      cutOpenConnections('while nothing happened')
    },
    async cutsReach(wanted) {
      while ([...cuts.values()].reduce((sum, count) => sum + count, 0) < wanted) await once(happened, 'cut')
    },
    relent() {
      isCutting = false
      cutOpenConnections('at last')
    },
    async close() {
      for (const client of open) client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Expects that a reader got exactly the events of the log: none is skipped, repeated or out of order.
 *
 * @param ids the ids of the events that arrived
 * @param log the ids of the events in the log
 */
export function expectSequence(ids: readonly string[], log: readonly string[]): void {
  const index = log.findIndex((id, place) => ids[place] !== id)
  const [got, wanted] = [ids[index] ?? '', log[index]]
  if (index === -1 && ids.length === log.length) return
  const place = index === 0 ? 'as the first event' : `after event ${log[index - 1]}`
  if (wanted === undefined)
    throw new Violation(`the subscription sends event ${ids[log.length]} after the last event of the log`)
  if (got === '') throw new Violation(`the subscription skips event ${wanted} ${place}`)
  if (ids.slice(0, index).includes(got)) throw new Violation(`the subscription repeats event ${got} ${place}`)
  if (ids.includes(wanted) && log.includes(got))
    throw new Violation(
      `the subscription sends event ${got} before event ${wanted}, which is earlier in the log`,
    )
  throw new Violation(`the subscription skips event ${wanted} ${place}, and goes on with ${got}`)
}
