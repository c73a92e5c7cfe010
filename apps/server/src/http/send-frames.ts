import type { FrameStream, Frames } from '@tenant-api/contract'
import type { Response } from 'express'

/** Sends a stream of frames as the body of a response, until the stream ends or the reader disconnects. */
export function sendFrames<Message>(stream: FrameStream<Message>, res: Response, retryMs: number): void {
  // No timeout: the next event may be hours away. The subscriber itself handles stalled readers.
  res.setTimeout(0)
  // Random delays spread the reconnections of thousands of readers after a restart.
  res.write(`:connected\nretry: ${Math.round(retryMs * (1 + Math.random() / 2))}\n\n`)
  const { socket, chunkedEncoding } = res
  stream.open({
    write(frames, onSent) {
      const last = (index: number, all: readonly unknown[]) => (index === all.length - 1 ? onSent : undefined)
      // Use `res.write` for HTTP/1.0, which has no chunks, and if there is no socket yet, because an earlier answer on the
      // connection is unfinished.
      if (!socket || !chunkedEncoding)
        return frames.map((one, index) => res.write(one, last(index, frames))).at(-1) ?? true
      // Fast path for the usual case: other readers have already got these frames, so the joined chunk exists.
      const [first] = frames
      const chunk = frames.length === 1 && first ? chunks.get(first) : undefined
      if (chunk) return socket.write(chunk, onSent)
      const pieces = frames.flatMap(piecesOf)
      // Cork the socket, so that all pieces are sent in one system call.
      socket.cork()
      let takes = true
      for (const [index, piece] of pieces.entries()) takes = socket.write(piece, last(index, pieces))
      socket.uncork()
      return takes
    },
    end: () => res.end(),
    // `res.destroy()` would not close the connection while an earlier answer on it is unfinished.
    destroy: () => res.req.socket.destroy(),
    onDrain(listener) {
      const drained = socket && chunkedEncoding ? socket : res
      drained.on('drain', listener)
      res.on('close', () => drained.off('drain', listener))
    },
    onClose: listener => (res.closed ? listener() : res.on('close', listener)),
  })
}

/** Frames that have been written, and the joined chunks of those written more than once. */
const written = new WeakSet<Uint8Array>()
const chunks = new WeakMap<Uint8Array, Uint8Array>()

/**
 * The pieces of an HTTP chunk (RFC 9112, section 7.1) that contains the frames. The first reader gets three pieces, so that a
 * page of history, which has only one reader, is not copied. From the second reader on, all share one joined piece: three
 * pieces for each reader, as `res.write` sends them, would cost 50 % more CPU.
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
