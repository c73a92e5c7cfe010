import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

/** Time limit for the answer to the statement, in milliseconds. A server that hangs does not answer. */
const answerMs = 1_000
/** Pause before the next request, in milliseconds. The server ignores a request that overtakes the statement. */
const againMs = 250
/** Time limit for a cancel request, in milliseconds. PgBouncer keeps a request for up to 10 s (`cancel_wait_timeout`). */
const requestMs = 15_000
/** https://www.postgresql.org/docs/current/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-CANCELREQUEST */
const cancelRequestCode = 80_877_102

/** Fields that the types of `pg` lack. The last two are null before the session is open. */
interface Fields {
  readonly connection: { readonly stream: net.Socket }
  readonly readyForQuery?: boolean
  readonly processID: number | null
  readonly secretKey: number | null
}

/**
 * Cancels the statement in progress, if there is one. Resolves when the server has answered the statement, and after a second at the
 * latest. Must run before the connection is closed: PostgreSQL does not notice a closed connection while a COMMIT waits for
 * replication, and PgBouncer forwards requests only for connected clients.
 */
export async function cancelStatement(client: pg.Client): Promise<void> {
  const { connection, readyForQuery, processID, secretKey } = client as pg.Client & Fields
  if (readyForQuery !== false || processID === null || secretKey === null || connection.stream.destroyed)
    return
  const answered = new AbortController()
  const onAnswer = () => answered.abort()
  client.once('drain', onAnswer).once('end', onAnswer)
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(answerMs)])
  const over = once(signal, 'abort')
  const address = addressOf(client, connection.stream)
  const request = requestFor(processID, secretKey)
  while (!signal.aborted) {
    await Promise.race([send(request, address), over])
    await delay(againMs, undefined, { signal }).catch(() => {})
  }
}

function requestFor(processID: number, secretKey: number): Buffer {
  const request = Buffer.alloc(16)
  for (const [index, value] of [request.length, cancelRequestCode, processID, secretKey].entries())
    request.writeInt32BE(value, 4 * index)
  return request
}

/** The address to which the session is connected: its host name may lead to another server now. */
function addressOf({ host, port }: pg.Client, stream: net.Socket): net.NetConnectOpts {
  if (host.startsWith('/')) return { path: `${host}/.s.PGSQL.${port}` }
  return { host: stream.remoteAddress ?? host, port: stream.remotePort ?? port }
}

/**
 * Sends a request on a connection of its own, and resolves when the server has closed this connection. The node does not close it
 * earlier, because PgBouncer 1.18.0 ends with a fatal error if a request that waits is closed.
 */
async function send(request: Buffer, address: net.NetConnectOpts): Promise<void> {
  const socket = net.connect(address, () => socket.write(request))
  socket.unref().setTimeout(requestMs, () => socket.destroy())
  // Ignore errors: the session is closed in any case.
  socket.on('error', () => {}).resume()
  await once(socket, 'close').catch(() => {})
}
