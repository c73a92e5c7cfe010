import { type FrameStream, type Frames, joinFrames, type SubscriptionMessage } from '@tenant-api/contract'

/** A reader with a simulated socket. A test decides whether the socket accepts data. */
export interface Reader {
  /** All frames that were written to the socket so far. */
  readonly frames: readonly string[]
  /** The distinct buffers that were written to the socket. */
  readonly buffers: ReadonlySet<ArrayBufferLike>
  /** The publishers' ids of the events in the frames. */
  readonly ids: readonly string[]
  /** The last of `ids`, without parsing the other frames. */
  readonly lastId: string | undefined
  readonly isEnded: boolean
  /** How often the service has cut the connection. */
  readonly cuts: number
  /** Blocks the socket: writes report a full buffer until `drain`. */
  block(): void
  drain(): void
  close(): void
}

/** @param isClosed whether the connection is closed before the stream opens */
export function openReader(stream: FrameStream<SubscriptionMessage>, { isClosed = false } = {}): Reader {
  const chunks: Frames<SubscriptionMessage>[] = []
  let takes = !isClosed
  let isEnded = false
  let cuts = 0
  let onDrain = () => {}
  let onClose = () => {}
  const textOf = (some: readonly Frames<SubscriptionMessage>[]) => Buffer.from(joinFrames(some)).toString()
  const framesOf = () => textOf(chunks).split('\n\n').slice(0, -1)
  const idsIn = (text: string) => Array.from(text.matchAll(/"user_id":"([^"]+)"/g), ([, id = '']) => id)
  stream.open({
    write(frames) {
      chunks.push(...frames)
      return takes
    },
    end() {
      isEnded = true
    },
    reset() {
      cuts++
    },
    onDrain(listener) {
      onDrain = listener
    },
    onClose(listener) {
      onClose = listener
      if (isClosed) listener()
    },
  })
  return {
    get frames() {
      return framesOf()
    },
    get buffers() {
      return new Set(chunks.map(({ buffer }) => buffer))
    },
    get ids() {
      return framesOf().flatMap(frame => idsIn(frame).slice(0, 1))
    },
    get lastId() {
      return idsIn(textOf(chunks.slice(-1))).at(-1)
    },
    get isEnded() {
      return isEnded
    },
    get cuts() {
      return cuts
    },
    block() {
      takes = false
    },
    drain() {
      takes = true
      onDrain()
    },
    close: () => onClose(),
  }
}
