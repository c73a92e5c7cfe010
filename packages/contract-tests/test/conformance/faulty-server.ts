import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Listening, listening } from '../listening.ts'

/** A request on its way to the service. */
export interface Forwarded {
  readonly method: string
  url: string
  readonly headers: NodeJS.Dict<string[]>
}

/** An answer on its way to the caller. */
export interface Returned {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** How a server breaks a promise. Each function changes messages that pass the proxy. */
export interface Fault {
  onRequest?(request: Forwarded): void
  onAnswer?(answer: Returned, request: Forwarded): void
  /** Called with the headers of an event stream. */
  onStream?(headers: IncomingHttpHeaders): void
  /** Returns the frames to send in place of the frame of an event; null to end the stream within this frame. */
  onEvent?(frame: string, count: number): readonly string[] | null
  /** Called when a caller has closed its connection. `close` closes the connection to the service. */
  onClose?(close: () => void): void
}

export interface FaultyServer extends Listening {
  /** The number of open connections. */
  connections(): Promise<number>
}

/** Starts a proxy that forwards requests to a service, and breaks one promise. */
export async function startFaultyServer(service: string, fault: Fault): Promise<FaultyServer> {
  const server = createServer((incoming, outgoing) => {
    forward(service, fault, incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('checkContinue', (incoming, outgoing) => server.emit('request', incoming, outgoing))
  return { ...(await listening(server)), connections: promisify(server.getConnections.bind(server)) }
}

async function forward(
  service: string,
  { onRequest, onAnswer, onStream, onEvent, onClose = close => close() }: Fault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = '', url = '', headersDistinct } = incoming
  const { host: _host, 'accept-encoding': _encoding, ...headers } = headersDistinct
  const forwarded: Forwarded = { method, url, headers }
  onRequest?.(forwarded)
  const { hostname, port } = new URL(service)
  const upstream = request({ hostname, port, method, path: forwarded.url, headers: forwarded.headers })
  outgoing.on('close', () => onClose(() => upstream.destroy()))
  upstream.on('error', () => outgoing.destroy())
  // Node flushes headers as UTF-8, but has read them as Latin-1. Other headers wait for the body, and are then written as Latin-1.
  const isAscii = Object.values(headers)
    .flat()
    .every(value => Buffer.from(value ?? '').length === value?.length)
  if (isAscii) upstream.flushHeaders()
  incoming.pipe(upstream)
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
  if (answer.headers['content-type']?.startsWith('text/event-stream')) {
    onStream?.(answer.headers)
    outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
    await sendFrames(answer, outgoing, onEvent ?? (frame => [frame]))
  } else {
    const returned: Returned = {
      status: answer.statusCode ?? 0,
      headers: { ...answer.headers },
      body: (await buffer(answer)).toString(),
    }
    onAnswer?.(returned, forwarded)
    const { 'content-length': _length, 'transfer-encoding': _coding, ...others } = returned.headers
    outgoing.writeHead(returned.status, others).end(returned.body)
  }
}

async function sendFrames(
  stream: IncomingMessage,
  outgoing: ServerResponse,
  onEvent: NonNullable<Fault['onEvent']>,
): Promise<void> {
  let rest = ''
  let count = 0
  for await (const chunk of stream.setEncoding('utf8')) {
    const frames = `${rest}${chunk}`.split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const isEvent = frame.includes('"event":')
      const sent = isEvent ? onEvent(frame, ++count) : [frame]
      if (!sent) {
        outgoing.end(frame.slice(0, 40))
        return
      }
      for (const one of sent) outgoing.write(`${one}\n\n`)
    }
  }
  outgoing.end()
}
