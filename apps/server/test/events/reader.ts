import { type FrameStream, type Frames, joinFrames, type SubscriptionMessage } from '@tenant-api/contract'

/** The socket of one reader, as a subscriber sees it: it takes what is written, or not, as a test wants. */
export interface Reader {
  /** What has been written so far, frame by frame. */
  readonly frames: readonly string[]
  /** The bytes of memory that the socket was given, each of them once however often it was given. */
  readonly buffers: ReadonlySet<ArrayBufferLike>
  /** The publishers' ids of the events among them. */
  readonly ids: readonly string[]
  readonly isEnded: boolean
  /** How often the subscriber has cut the connection. */
  readonly cuts: number
  /** From now on the socket takes nothing: a write fills its buffer. */
  block(): void
  drain(): void
  close(): void
}

/** @param isClosed whether the connection is gone before the stream opens */
export function openReader(stream: FrameStream<SubscriptionMessage>, { isClosed = false } = {}): Reader {
  const chunks: Frames<SubscriptionMessage>[] = []
  let takes = !isClosed
  let isEnded = false
  let cuts = 0
  let onDrain = () => {}
  let onClose = () => {}
  const framesOf = () => Buffer.from(joinFrames(chunks)).toString().split('\n\n').slice(0, -1)
  stream.open({
    write(frames) {
      chunks.push(...frames)
      return takes
    },
    end() {
      isEnded = true
    },
    destroy() {
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
      return framesOf().flatMap(frame => /"user_id":"([^"]+)"/.exec(frame)?.[1] ?? [])
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
