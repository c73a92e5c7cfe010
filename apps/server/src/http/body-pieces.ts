import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '../limits.ts'
import { networkOfAddress } from './caller-address.ts'

/**
 * Bodies may arrive in tiny pieces, such as chunks of one byte. A read of 64 KB then has eleven thousand of them, libuv reads a
 * connection up to 32 times in a turn of the event loop, and all readable connections. So
 *
 * - pieces are gathered: each kept by itself would occupy a hundred times its size in memory;
 * - a chunked body is read on only once its request has begun;
 * - once many pieces have arrived in a turn, no connection is read any more in this turn;
 * - the network that sent them waits until the connections of other networks have been accepted and read. So it cannot delay them,
 *   however many connections it has.
 */
interface Pieces {
  /** Of the body so far, as received. */
  count: number
  bytes: number
  /** Called for each piece. */
  onPiece: (length: number) => void
}

/** Pieces of bodies in a turn of the event loop, after which no connection is read any more in this turn. */
const mostInTurn = 1_024
/** Shorter pieces are gathered, in bytes. */
const shortBytes = 256
const gatheredBytes = 4_096

const known = new WeakMap<IncomingMessage, Pieces>()
/** Connections whose bodies are not to be read on yet. */
const held = new WeakSet<Socket>()
/** The open connections and their networks. */
const open = new Map<Socket, string>()
/** Connections that are not read in this turn. */
const paused = new Set<Socket>()
/** The networks that wait for the others, since many pieces of theirs have been read. */
const served = new Set<string>()
let inTurn = 0
let isAccepting = false
/** The turns since many pieces were read. */
let turns = 0
let endsTurn = false

/** Lets the connections of a server be paused for the rest of a turn. */
export function pauseInTurn(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const network = networkOfAddress(socket.remoteAddress)
    open.set(socket, network)
    // Node resumes a connection whenever a request's body may be read on.
    const { resume } = socket
    socket.resume = () => (paused.has(socket) || held.has(socket) ? socket : resume.call(socket))
    isAccepting = true
    // Node begins to read a new connection in the next tick.
    if (served.has(network)) process.nextTick(pause, socket)
    socket.once('close', () => {
      open.delete(socket)
      paused.delete(socket)
    })
  })
}

/** Reads a chunked body on only when `readPieces` is called, or when the request is answered. Call it when the request arrives. */
export function holdBody(req: IncomingMessage, res: ServerResponse): void {
  if (!isChunked(req)) return
  const { socket } = req
  gather(req)
  held.add(socket)
  // A reader that comes at once releases the connection before. Pausing and resuming in one tick would read it on in this turn.
  process.nextTick(() => {
    if (held.has(socket)) socket.pause()
  })
  res.once('close', () => release(socket))
}

/** Reads no further body from a connection. */
export function hold(socket: Socket): void {
  held.add(socket)
  socket.pause()
}

function release(socket: Socket): void {
  if (held.delete(socket) && !paused.has(socket) && socket.isPaused()) socket.resume()
}

/**
 * Reads a body on.
 *
 * @param onPiece called with the length of each piece from now on, as received; the request's `data` are larger
 * @returns the pieces received so far; later pieces are added to it
 */
export function readPieces(
  req: IncomingMessage,
  onPiece: Pieces['onPiece'],
): Pick<Pieces, 'count' | 'bytes'> {
  if (!isChunked(req)) return countPieces(req, onPiece)
  const pieces = gather(req)
  pieces.onPiece = onPiece
  release(req.socket)
  return pieces
}

function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined
}

/** Counts the pieces of a body with a length. Each is what one read of the connection got, so there are few in a turn. */
function countPieces(req: IncomingMessage, onPiece: Pieces['onPiece']): Pick<Pieces, 'count' | 'bytes'> {
  const pieces = { count: 0, bytes: 0 }
  req.on('data', ({ length }: Uint8Array) => {
    pieces.count++
    pieces.bytes += length
    onPiece(length)
  })
  return pieces
}

/** Gathers the short pieces of a chunked body. Its reader needs the body as a whole, so the last ones may wait for its end. */
function gather(req: IncomingMessage): Pieces {
  const before = known.get(req)
  if (before) return before
  const pieces: Pieces = { count: 0, bytes: 0, onPiece: () => {} }
  known.set(req, pieces)
  let gathered: Buffer | null = null
  let length = 0
  const push = req.push.bind(req)
  function flush(): void {
    if (length > 0) push(Buffer.from(gathered?.subarray(0, length) ?? ''))
    length = 0
  }
  req.push = (piece: Buffer | null) => {
    if (piece === null) {
      flush()
      return push(null)
    }
    pieces.count++
    pieces.bytes += piece.length
    countInTurn(req.socket)
    pieces.onPiece(piece.length)
    if (piece.length >= shortBytes) {
      flush()
      return push(piece)
    }
    gathered ??= Buffer.allocUnsafeSlow(gatheredBytes)
    length += piece.copy(gathered, length)
    if (length > gatheredBytes - shortBytes) flush()
    return req.readableLength < req.readableHighWaterMark
  }
  return pieces
}

function countInTurn(socket: Socket): void {
  inTurn++
  endTurnLater()
  if (inTurn !== mostInTurn) return
  served.add(open.get(socket) ?? '')
  for (const one of open.keys()) pause(one)
}

/** Stops the reading of a connection at once, also of what libuv has found to be readable in this turn. */
function pause(socket: Socket): void {
  if (socket.isPaused()) return
  socket.pause()
  paused.add(socket)
}

function endTurnLater(): void {
  if (!endsTurn) setImmediate(endTurn)
  endsTurn = true
}

function endTurn(): void {
  turns = inTurn < mostInTurn ? turns + 1 : 0
  // libuv accepts one connection in a turn. After this many turns, all that waited for it have been accepted.
  if (turns > 0 && (!isAccepting || turns > limits.unacceptedConnections)) served.clear()
  endsTurn = false
  isAccepting = false
  inTurn = 0
  for (const socket of paused) {
    if (served.has(open.get(socket) ?? '')) continue
    paused.delete(socket)
    if (!held.has(socket)) socket.resume()
  }
  if (served.size > 0) endTurnLater()
}
