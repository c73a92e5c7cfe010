import { createServer, type Socket } from 'node:net'
import { listenOn } from '../harness/target.ts'

/** Starts a target that answers on raw sockets once a request arrives. It stops when its test ends. @returns its URL */
export async function startRawTarget(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer(socket => {
    // Ignore resets: many tests make the sender cut the connection.
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  return listenOn(server)
}

/** Writes `chunk` again and again until the other side closes the connection. Resolves with the number of bytes written. */
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
