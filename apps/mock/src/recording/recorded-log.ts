import { frameText } from '@tenant-api/contract/frame-text'
import type { StreamMessage } from './frames.ts'

/** A message in its place among all that the recorded streams of one filter have sent. */
interface Place {
  readonly frame: string
  previous: Place | undefined
  next: Place | undefined
}

/** A recorded stream: where it starts, and how it ended. */
export interface RecordedStream {
  /** The place after which it starts. */
  readonly after: Place
  /** Frames that only this stream has sent: an error message. */
  readonly ending: readonly string[]
  /** The last place, if the upstream ended the stream. Otherwise it goes on with what later streams have sent. */
  readonly last: Place | undefined
}

/** The messages of all recorded streams with one filter, each once, in the order of the log that they show. */
export interface RecordedLog {
  /** Adds a stream. @param cursor the offset after which it was to start */
  add(messages: readonly StreamMessage[], isEnded: boolean, cursor: string | undefined): RecordedStream
  /** A stream that starts after an offset; undefined if no message has the offset. */
  startingAfter(offset: string): RecordedStream | undefined
}

export function createRecordedLog(): RecordedLog {
  const start: Place = { frame: '', previous: undefined, next: undefined }
  let end = start
  const byFrame = new Map<string, Place>()
  const byOffset = new Map<string, Place>()

  function insert(message: StreamMessage, frame: string, previous: Place): Place {
    const place: Place = { frame, previous, next: previous.next }
    if (previous.next) previous.next.previous = place
    else end = place
    previous.next = place
    byFrame.set(frame, place)
    if (!byOffset.has(message.offset)) byOffset.set(message.offset, place)
    return place
  }

  return {
    add(messages, isEnded, cursor) {
      const inLog = messages.filter(({ type }) => type !== 'error').map(one => [one, frameText(one)] as const)
      const known = inLog.map(([, frame]) => byFrame.get(frame)).find(place => place !== undefined)
      const after = known?.previous ?? byOffset.get(cursor ?? '') ?? end
      let last = after
      for (const [message, frame] of inLog) last = byFrame.get(frame) ?? insert(message, frame, last)
      const ending = messages.filter(({ type }) => type === 'error').map(frameText)
      return { after: inLog.length > 0 ? after : last, ending, last: isEnded ? last : undefined }
    },
    startingAfter(offset) {
      const after = byOffset.get(offset)
      return after && { after, ending: [], last: undefined }
    },
  }
}

/** The frames of a stream. */
export function* framesOf({ after, ending, last }: RecordedStream): Generator<string, void, undefined> {
  if (last !== after) {
    for (let place = after.next; place; place = place.next) {
      yield place.frame
      if (place === last) break
    }
  }
  yield* ending
}
