import type { FrameStream, Frames } from '@tenant-api/contract'
import type { Response } from 'express'

/** Opens a stream of frames on a response whose head is set. It ends when the stream does, or when the reader goes. */
export function sendEventStream<Message>(stream: FrameStream<Message>, res: Response, retryMs: number): void {
  // Silence is no fault here: the next event may be hours away, and whoever stops reading is seen to by the stream.
  res.setTimeout(0)
  // Thousands of readers that reconnect after a restart come back spread over half the delay.
  res.write(`:connected\nretry: ${Math.round(retryMs * (1 + Math.random() / 2))}\n\n`)
  const { socket, chunkedEncoding } = res
  stream.open({
    write(frames) {
      // Behind an earlier answer on the same connection there is no socket yet; HTTP/1.0 has no chunks.
      if (!socket || !chunkedEncoding) return frames.map(one => res.write(one)).at(-1) ?? true
      // Nearly always: what all readers are sent.
      const [first] = frames
      const chunk = frames.length === 1 && first ? chunks.get(first) : undefined
      if (chunk) return socket.write(chunk)
      // Corked, they go out in one system call.
      socket.cork()
      let takes = true
      for (const piece of frames.flatMap(piecesOf)) takes = socket.write(piece)
      socket.uncork()
      return takes
    },
    end: () => res.end(),
    destroy: () => res.destroy(),
    onDrain(listener) {
      const drained = socket && chunkedEncoding ? socket : res
      drained.on('drain', listener)
      res.on('close', () => drained.off('drain', listener))
    },
    onClose: listener => (res.closed ? listener() : res.on('close', listener)),
  })
}

/** Frames that were written once, and the chunks of those that were written more often. */
const written = new WeakSet<Uint8Array>()
const chunks = new WeakMap<Uint8Array, Uint8Array>()

/**
 * The pieces of a chunk (RFC 9112, section 7.1) that holds the frames. What many readers are sent becomes one piece, made once for
 * all of them: the response's own `write` sends three to each, for half as much CPU again. A page of history, which one reader is
 * sent, is not copied.
 */
function piecesOf(frames: Frames<unknown>): readonly Uint8Array[] {
  const chunk = chunks.get(frames)
  if (chunk) return [chunk]
  const pieces = [Buffer.from(`${frames.length.toString(16)}\r\n`), frames, endOfChunk]
  if (!written.has(frames)) {
    written.add(frames)
    return pieces
  }
  const joined = Buffer.concat(pieces)
  chunks.set(frames, joined)
  return [joined]
}

const endOfChunk = Buffer.from('\r\n')
