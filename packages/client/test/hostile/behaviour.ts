/** One way in which a service, or something between it and the client, misbehaves: the bytes that it answers any request with. */
export interface Behaviour {
  readonly name: string
  /** Status line and headers, without the empty line behind them. */
  readonly head: string
  /** What follows the head; a function gives one chunk after another without an end. */
  readonly body: string | Buffer | (() => string | Buffer)
  /** What happens behind the body: the connection ends, breaks, or stays open in silence. */
  readonly ending: 'close' | 'reset' | 'silence'
  /** Milliseconds between two chunks of a body without an end; 0 for as fast as it is read. */
  readonly pause: number
}

type Rest = Partial<Pick<Behaviour, 'ending' | 'pause'>>

/** An answer with a status line and headers of its own. */
export function raw(name: string, head: string, body: Behaviour['body'] = '', rest: Rest = {}): Behaviour {
  return { name, head, body, ending: 'close', pause: 0, ...rest }
}

/** A JSON answer with a status, and more headers than its type. */
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
