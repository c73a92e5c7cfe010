import { getDefaultHighWaterMark } from 'node:stream'
import type { Response } from 'express'
import { limits } from '../limits.ts'
import { hasBody } from './body.ts'

/**
 * Sends an error, and ends the connection where the request has not come in whole: its rest would be read as the next
 * request. A close with unread bytes resets the connection, and the caller may lose the answer before reading it (RFC 9112,
 * section 9.6), so for a moment what still comes is thrown away.
 */
export function sendWhileReceiving(res: Response, body: unknown): void {
  const { req } = res
  if (req.complete || req.destroyed || !hasBody(req)) {
    res.json(body)
    return
  }
  const text = JSON.stringify(body)
  res.type('json').set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) })
  res.write(text)
  const timer = setTimeout(end, 1_000 * limits.refusedRequestSeconds)
  let owed = 0
  let isTiny = false
  req.on('data', ({ length }: Uint8Array) => {
    owed = Math.max(0, owed + limits.requestBodyPieceBytes - length)
    if (isTiny || owed < 16 * limits.requestBodyPieceBytes) return
    isTiny = true
    // What comes in tiny pieces is left in the socket: to throw it away would cost as much as to read it. The rest of what has been
    // read from the socket already is thrown away first, since a paused request would keep it, piece by piece.
    setImmediate(() => req.pause().unshift(enough))
  })
  req.once('end', end).once('close', end).resume()

  function end() {
    clearTimeout(timer)
    res.end()
  }
}

/** A request that holds this reads no more from its socket: it would take as many pieces as it may hold bytes. */
const enough = Buffer.alloc(getDefaultHighWaterMark(false))
