import { type Observable, observable } from '../../observable.ts'
import { hasExpired, noteRefusal, type Session, session } from '../../session/session.ts'
import { errorBodyOf } from '../error-body.ts'

/** A request as the page sends it, and as the samples show it. */
export interface Call {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** The fields of a form that have a value; undefined for any other body. */
  readonly fields: Readonly<Record<string, string>> | undefined
}

/** What came of a request. */
export type Outcome =
  | {
      readonly status: number
      readonly statusText: string
      readonly headers: readonly (readonly [name: string, value: string])[]
      /** Whether the request had an access token. */
      readonly hadToken: boolean
      readonly milliseconds: number
      readonly text?: string
      readonly bytes?: number
      /** In place of a text, for Server-Sent Events. */
      readonly stream?: LiveStream
      readonly failure?: never
    }
  | {
      /** Why no answer arrived. */
      readonly failure: string
      readonly status?: never
      readonly statusText?: never
      readonly headers?: never
      readonly text?: never
      readonly stream?: never
    }

const longestWait = 60_000
const tooLate = new Error(`The service did not answer within ${longestWait / 1_000} seconds.`)
const redirected = 'The service answered with a redirect, which a page cannot read. The curl command can.'

/**
 * Sends a call.
 *
 * @param leaving cancels the request and ends its stream; the message of its reason becomes the `failure`
 * @param earlier the messages that a stream continues
 */
export async function send(
  { method, url, headers, body }: Call,
  leaving: AbortController,
  earlier?: EarlierMessages,
): Promise<Outcome> {
  const start = performance.now()
  const token = session.get()?.token
  const timeout = setTimeout(() => leaving.abort(tooLate), longestWait)
  try {
    const answer = await fetch(url, {
      method,
      headers: encoded(headers),
      ...(body !== undefined && { body }),
      signal: leaving.signal,
      // Without `omit` the browser asks for a name and a password when the token endpoint refuses a secret.
      credentials: 'omit',
      redirect: 'manual',
    })
    if (answer.type === 'opaqueredirect') return { failure: redirected }
    const hadToken = headers.Authorization !== undefined
    const { status, statusText } = answer
    const common = { status, statusText, headers: [...answer.headers].toSorted(), hadToken }
    if (answer.body && answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      const milliseconds = performance.now() - start
      return { ...common, milliseconds, stream: openStream(answer.body, leaving, earlier) }
    }
    const text = await answer.text()
    const milliseconds = performance.now() - start
    if (status === 401 && hadToken && token) noteRefusal(token, errorBodyOf({ status, text }).message ?? '')
    return { ...common, milliseconds, text, bytes: new TextEncoder().encode(text).length }
  } catch {
    return { failure: failureOf(leaving.signal) }
  } finally {
    clearTimeout(timeout)
  }
}

/** `fetch` sends each character of a header as one byte, and the service decodes the bytes as UTF-8. */
function encoded(headers: Call['headers']): Record<string, string> {
  const bytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, bytes(value)]))
}

function failureOf({ aborted, reason }: AbortSignal): string {
  return aborted ? reason.message : `The service at ${location.origin} does not answer. Check that it runs.`
}

/** A message of a stream. */
export interface LiveMessage {
  readonly type: string
  readonly offset?: string
  readonly event?: { readonly time: string }
  /** The JSON of the message. */
  readonly text: string
}

/** A message with its arrival, or a note between the messages of different connections. */
export type Line =
  | { readonly key: number; readonly arrival: Date; readonly message: LiveMessage; readonly note?: never }
  | { readonly key: string; readonly note: string; readonly message?: never }

export interface StreamState {
  /** The newest lines first. */
  readonly lines: readonly Line[]
  /** The number of all messages. */
  readonly count: number
  readonly isOpen: boolean
  /** Why the stream has ended. */
  readonly end?: string
  readonly endedAt?: Date
}

export interface LiveStream {
  readonly state: Observable<StreamState>
  readonly stop: () => void
}

export interface EarlierMessages {
  readonly stream: LiveStream
  /** A line between the earlier messages and the new ones. */
  readonly note: string
}

/** Number of lines that stay on the page. */
const shownLines = 200

/**
 * Connections that all tabs of a browser may keep open for streams. A browser opens six to a service that has no HTTP/2, and lets
 * further requests of all tabs wait. Two stay free: for requests, and for the stream of the console.
 */
const mostStreams = 4
export const tooManyStreams = `${mostStreams} tabs of this browser already listen, and it opens only few connections to a service. Stop one of them, then execute again.`

/** Takes a place for a stream. @returns a function that frees the place; undefined if the other tabs have all places */
export async function takePlace(): Promise<(() => void) | undefined> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Browsers offer no locks over plain http, except on localhost.
  if (!navigator.locks) return resolve
  for (let place = 1; place <= mostStreams; place += 1) {
    const taken = await new Promise<boolean>(tell => {
      void navigator.locks.request(`tenant-api stream ${place}`, { ifAvailable: true }, lock => {
        tell(lock !== null)
        return lock && promise
      })
    })
    if (taken) return resolve
  }
  return undefined
}

/** Reads an event stream until it ends, or the user stops it. */
function openStream(
  body: ReadableStream<BufferSource>,
  leaving: AbortController,
  earlier: EarlierMessages | undefined,
): LiveStream {
  const { lines, count } = earlier?.stream.state.get() ?? { lines: [], count: 0 }
  const notes = earlier ? [{ key: `after ${count}`, note: earlier.note }] : []
  const state = observable<StreamState>({ lines: [...notes, ...lines], count, isOpen: true })
  void read(body, state, leaving.signal)
  return { state, stop: () => leaving.abort() }
}

async function read(
  body: ReadableStream<BufferSource>,
  state: Observable<StreamState>,
  signal: AbortSignal,
): Promise<void> {
  const change = oncePerFrame<Partial<StreamState>>(parts => state.set({ ...state.get(), ...parts }))
  const ended = (end: string) => change({ isOpen: false, end, endedAt: new Date() })
  let { lines, count } = state.get()
  try {
    for await (const message of messagesOf(body)) {
      count += 1
      lines = [{ key: count, arrival: new Date(), message }, ...lines].slice(0, shownLines)
      change({ lines, count })
    }
    ended(endOf(session.get()))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    ended(signal.aborted ? 'Stopped.' : `The connection broke: ${reason}.`)
  }
}

/** The messages of an event stream: the JSON of each `data` line. */
async function* messagesOf(body: ReadableStream<BufferSource>): AsyncGenerator<LiveMessage> {
  let rest = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines)
      if (line.startsWith('data:')) {
        const text = line.slice('data:'.length)
        const { type, offset, event } = JSON.parse(text)
        yield { type, offset, event, text }
      }
  }
}

function endOf(current: Session | null): string {
  if (current && hasExpired(current))
    return 'The access token has expired, so the service has closed the stream. Sign in, and resume.'
  return 'The service has closed the stream.'
}

/** The offset of the newest message that has one. */
export function lastOffset(lines: readonly Line[]): string | undefined {
  return lines.find(({ message }) => message?.offset)?.message?.offset
}

/** Delays calls to the next frame, so that many messages cause one rendering. Later parts replace earlier ones. */
function oncePerFrame<Parts extends object>(call: (parts: Parts) => void): (parts: Parts) => void {
  let waiting: Parts | undefined
  return parts => {
    if (!waiting)
      requestAnimationFrame(() => {
        if (waiting) call(waiting)
        waiting = undefined
      })
    waiting = { ...waiting, ...parts }
  }
}
