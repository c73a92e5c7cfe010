import { createServer, type Socket } from 'node:net'
import { listenOn } from './target.ts'

/** A target that speaks on its sockets as a test likes, once the head of a request has come. It goes with its test. */
export async function startRawTarget(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer(socket => {
    // A sender that hangs up is what many tests are about.
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  return listenOn(server)
}

/** Writes until the other side has had enough; resolves with the bytes that it let through. */
export async function pour(socket: Socket, chunk: Uint8Array): Promise<number> {
  const gone = new Promise<'gone'>(resolve => socket.once('close', () => resolve('gone')))
  for (;;) {
    if (socket.write(chunk)) await new Promise(setImmediate)
    else if ((await Promise.race([gone, new Promise(drained => socket.once('drain', drained))])) === 'gone')
      break
    if (socket.destroyed) break
  }
  return socket.bytesWritten
}
