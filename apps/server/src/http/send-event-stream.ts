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
      // Corked, they go out in one system call.
      socket.cork()
      const takes = frames.map(one => socket.write(chunkOf(one))).at(-1) ?? true
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

const chunks = new WeakMap<Uint8Array, Uint8Array>()

/**
 * The frames as a chunk (RFC 9112, section 7.1), made once for all readers and written to the socket as it is. The response's
 * own `write` sends the size, the frames and the end to each of them in three pieces, for half as much CPU again.
 */
function chunkOf(frames: Frames<unknown>): Uint8Array {
  let chunk = chunks.get(frames)
  if (!chunk) {
    chunk = Buffer.concat([Buffer.from(`${frames.length.toString(16)}\r\n`), frames, Buffer.from('\r\n')])
    chunks.set(frames, chunk)
  }
  return chunk
}
