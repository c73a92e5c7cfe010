import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long requests begin in one turn of the event loop, in milliseconds, and how many of those that have waited. */
const turn = { ms: 2, requests: 16 }

/** The end of a turn that accepts a connection. */
const noTime = Number.NEGATIVE_INFINITY

/**
 * Creates a function that begins requests in turn. Node accepts one connection in each turn of the event loop. So if hundreds of
 * connections sent requests at once and all of them began, a new connection would wait for all of their work, many times over.
 *
 * - The requests of a connection begin one after the other, because it can only get their answers in order.
 * - The requests of all connections begin in the order of their arrival. In each turn they begin for 2 ms; the others wait. In a turn
 *   that accepts a connection only one begins, because more connections may wait.
 */
export function createRequestTurns(server: Server): (res: ServerResponse, begin: () => void) => void {
  /** The requests of a connection that wait for the answer to the one before them, which has begun or waits for its turn. */
  const ofConnection = new WeakMap<Socket, (() => void)[]>()
  /** Requests that wait for their turn, one at most for each connection. */
  const waiting: (() => void)[] = []
  let turnEnds: number | null = null
  let isEnding = false

  server.on('connection', () => {
    turnEnds = noTime
    endLater()
  })

  function schedule(begin: () => void): void {
    if (waiting.length === 0 && performance.now() < (turnEnds ?? beginTurn())) begin()
    else waiting.push(begin)
  }

  function beginTurn(): number {
    turnEnds = performance.now() + turn.ms
    endLater()
    return turnEnds
  }

  function endLater(): void {
    if (!isEnding) setImmediate(endTurn)
    isEnding = true
  }

  function endTurn(): void {
    if (turnEnds === noTime) waiting.shift()?.()
    turnEnds = null
    isEnding = false
    if (waiting.length === 0) return
    // The microtasks of a request run before the next callback, so each callback notices how long the requests before it took.
    for (let count = 0; count < turn.requests; count++) setImmediate(beginNext)
    endLater()
  }

  function beginNext(): void {
    turnEnds ??= performance.now() + turn.ms
    if (performance.now() < turnEnds) waiting.shift()?.()
  }

  return (res, begin) => {
    const { socket } = res.req
    const those = ofConnection.get(socket)
    const beginIfOpen = () => {
      if (!socket.destroyed) begin()
    }
    if (those) those.push(beginIfOpen)
    else {
      ofConnection.set(socket, [])
      schedule(beginIfOpen)
    }
    res.once('close', () => {
      const next = ofConnection.get(socket)?.shift()
      if (next) schedule(next)
      else ofConnection.delete(socket)
    })
  }
}
