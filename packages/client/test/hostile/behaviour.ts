/** One way in which a service, or a proxy in front of it, misbehaves: the bytes with which it answers every request. */
export interface Behaviour {
  readonly name: string
  /** Status line and headers, without the empty line that ends them. */
  readonly head: string
  /** The bytes after the head. A function returns the next chunk of an endless body. */
  readonly body: string | Buffer | (() => string | Buffer)
  /** What happens after the body: the connection closes, is reset, or stays open without further bytes. */
  readonly ending: 'close' | 'reset' | 'silence'
  /** Milliseconds between two chunks of an endless body; 0 to send as fast as the client reads. */
  readonly pause: number
}

type Rest = Partial<Pick<Behaviour, 'ending' | 'pause'>>

/** An answer with this head. By default it has no body, and the connection closes. */
export function raw(name: string, head: string, body: Behaviour['body'] = '', rest: Rest = {}): Behaviour {
  return { name, head, body, ending: 'close', pause: 0, ...rest }
}

/** A JSON answer with a status, and optionally with headers besides Content-Type. */
export function json(
  name: string,
  body: Behaviour['body'],
  { status = 200, headers = '', ...rest }: Rest & { status?: number; headers?: string } = {},
): Behaviour {
  return raw(
    name,
    `HTTP/1.1 ${status} Any\r\nContent-Type: application/json${headers && `\r\n${headers}`}`,
    body,
    rest,
  )
}

/** An event stream. */
export function frames(name: string, body: Behaviour['body'], rest: Rest = {}): Behaviour {
  return raw(name, 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream', body, rest)
}
