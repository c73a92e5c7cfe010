import type { ErrorMessage } from '@tenant-api/contract/types'
import type { EventLog } from './event-log.ts'
import { errorMessage } from './example-messages.ts'
import { encodeFrames, opening } from './frame.ts'
import { offsetOf } from './offset.ts'

/** Events looked at, and at most sent, in one go. */
const batchSize = 256
/** What a timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** What befalls a stream behind its first event: half a frame and a cut, nothing ever more, or an error and the end. */
export type Fault = 'cut' | 'silence' | ErrorMessage['error']['code']

/** Where a subscription starts, and what it lets through. */
export interface Start {
  /** The position to start after. */
  readonly after: number
  /** Milliseconds since 1970: what happens before is passed over. */
  readonly notBefore?: number
  /** The event types to send; all when it is empty. */
  readonly types: readonly string[]
  readonly fault?: Fault | undefined
}

/** What the chunks of a stream throw when it is cut: whoever sends them breaks the connection. */
export class StreamCut extends Error {
  override name = 'StreamCut'

  constructor() {
    super('the event stream was cut')
  }
}

/** What all streams have in common. */
export interface StreamOptions {
  /** Seconds without a message before an `offset-only` one. */
  readonly heartbeatSeconds: number
  /** The pause before a reconnection that streams ask for, in milliseconds. */
  readonly retryMs: number
}

/** A stream that is open, as the others see it. */
export interface OpenStream {
  /** Heartbeats and errors to send, behind the events that have happened. */
  readonly announced: ({ readonly type: 'offset-only' } | Omit<ErrorMessage, 'offset'>)[]
  isCut: boolean
  /** Has it look again at what there is to do. */
  wake(): void
}

/** What goes over the wire for a subscription, each chunk as soon as it is due; the reader sets the pace. */
export async function* eventChunks(
  stream: OpenStream,
  log: EventLog,
  { after, notBefore = 0, types, fault }: Start,
  { heartbeatSeconds, retryMs, signal }: StreamOptions & { readonly signal: AbortSignal },
): AsyncGenerator<Uint8Array, void, undefined> {
  let position = after
  let isFaulty = false
  let sentAt = Date.now()
  const heartbeat = () => encodeFrames([{ type: 'offset-only', offset: offsetOf(position) }])
  const heartbeatAt = () => sentAt + heartbeatSeconds * 1_000
  yield opening(retryMs)
  yield heartbeat()
  while (!signal.aborted) {
    if (stream.isCut) throw new StreamCut()
    if (isFaulty && fault === 'silence') {
      await sleepUntil(stream, Number.POSITIVE_INFINITY)
      continue
    }
    const happened = log.read(position, fault ? 1 : batchSize)
    position = happened.at(-1)?.position ?? position
    const wanted = happened.filter(
      event => event.position >= notBefore * 1_000 && (types.length === 0 || types.includes(event.type)),
    )
    if (wanted.length > 0) {
      const frames = encodeFrames(wanted.map(event => event.message()))
      if (isFaulty) {
        yield frames.subarray(0, Math.floor(frames.length / 2))
        await nextTurn()
        throw new StreamCut()
      }
      yield frames
      isFaulty = fault !== undefined
      if (fault && fault !== 'cut' && fault !== 'silence')
        return yield encodeFrames([errorMessage(offsetOf(position), { code: fault })])
    } else if (happened.length > 0) {
      // A long past is passed over.
      await nextTurn()
      continue
    } else {
      const announced = stream.announced.shift()
      if (announced?.type === 'error')
        return yield encodeFrames([{ ...announced, offset: offsetOf(position) }])
      if (!announced && Date.now() < heartbeatAt()) {
        await sleepUntil(stream, Math.min(log.nextTime(position), heartbeatAt()))
        continue
      }
      yield heartbeat()
    }
    sentAt = Date.now()
  }
}

/** Lets others have their turn, and what was handed over go out on the wire. */
function nextTurn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

/** Resolves at a time in milliseconds since 1970, or when the stream is woken. */
function sleepUntil(stream: OpenStream, time: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, Math.min(time - Date.now(), longestTimer))
    stream.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
