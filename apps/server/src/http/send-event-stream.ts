import type { FrameStream } from '@tenant-api/contract'
import type { Response } from 'express'

/** Opens a stream of frames on a response whose head is set. It ends when the stream does, or when the reader goes. */
export function sendEventStream<Message>(stream: FrameStream<Message>, res: Response, retryMs: number): void {
  // Thousands of readers that reconnect after a restart come back spread over half the delay.
  res.write(`:connected\nretry: ${Math.round(retryMs * (1 + Math.random() / 2))}\n\n`)
  stream.open({
    write: frames => res.write(frames),
    end: () => res.end(),
    destroy: () => res.destroy(),
    onDrain: listener => res.on('drain', listener),
    onClose: listener => (res.closed ? listener() : res.on('close', listener)),
  })
}
