import type { ServerResponse } from 'node:http'
import { getDefaultHighWaterMark } from 'node:stream'
import { limits } from '../limits.ts'
import { hasBody } from './body.ts'

/**
 * Sends an error. If the request is incomplete, also closes the connection, since the rest of the body would be parsed as the
 * next request. Closing with unread bytes resets the connection, and the caller may lose the answer (RFC 9112, section 9.6).
 * So the rest is read and dropped for up to `limits.refusedRequestSeconds`.
 */
export function sendWhileReceiving(res: ServerResponse, body: unknown): void {
  const { req } = res
  const text = JSON.stringify(body)
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  if (req.complete || req.destroyed || !hasBody(req)) {
    res.end(text)
    return
  }
  res.setHeader('Connection', 'close')
  res.write(text)
  const timer = setTimeout(end, 1_000 * limits.refusedRequestSeconds)
  let owed = 0
  let isTiny = false
  req.on('data', ({ length }: Uint8Array) => {
    owed = Math.max(0, owed + limits.requestBodyPieceBytes - length)
    if (isTiny || owed < 16 * limits.requestBodyPieceBytes) return
    isTiny = true
    // Stop reading a body that arrives in tiny pieces, since dropping them costs as much as receiving them. `setImmediate`
    // lets the request drop its buffered pieces first, which a paused request would keep.
    setImmediate(() => req.pause().unshift(enough))
  })
  req.once('end', end).once('close', end).resume()

  function end() {
    clearTimeout(timer)
    res.end()
  }
}

/** Fills the buffer of a paused request, which stops reading its socket only when its buffer is full. */
const enough = Buffer.alloc(getDefaultHighWaterMark(false))
