/**
 * One Server-Sent Events frame of the document's `text/event-stream` schema: how a message goes over the wire, and how it
 * is read back. Server, mock, client tests and contract tests share it, so that they cannot disagree.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
import type { EventMessage, SubscriptionMessage } from './types.ts'

declare const framed: unique symbol
/** Bytes that hold whole frames of `Message` and nothing else. Made by `encodeFrame` and `joinFrames` alone. */
export type Frames<Message> = Uint8Array & { readonly [framed]: Message }

/** Where the frames of an event stream go: one reader's socket. */
export interface FrameSink<Message> {
  /**
   * Writes frames in their order, at once.
   *
   * @returns false when the reader has yet to take what was written: nothing more should be, until it has
   */
  write(frames: readonly Frames<Message>[]): boolean
  /** Ends the stream behind what was written. */
  end(): void
  /** Ends it at once. */
  destroy(): void
  onDrain(listener: () => void): void
  onClose(listener: () => void): void
}

/** An event stream that an operation answers with: it begins when it is given its reader. */
export interface FrameStream<Message> {
  open(sink: FrameSink<Message>): void
}

/** The frame of a message. Its JSON holds no line break, so `data` is always one line. */
export function encodeFrame(message: SubscriptionMessage): Frames<SubscriptionMessage> {
  const { type, offset } = message
  return framesOf(Buffer.from(`event: ${type}\nid: ${offset}\ndata: ${JSON.stringify(message)}\n\n`))
}

const frameEnd = Buffer.from('}\n\n')

/**
 * The frame of an event whose JSON is already encoded, so that an event is encoded once in its life. `eventJson` must be the
 * UTF-8 of what `JSON.stringify` gives, without line breaks.
 */
export function encodeEventFrame(
  type: EventMessage['type'],
  offset: string,
  eventJson: Uint8Array,
): Frames<EventMessage> {
  const start = `event: ${type}\nid: ${offset}\ndata: {"type":"${type}","offset":"${offset}","event":`
  const frame = Buffer.allocUnsafe(start.length + eventJson.length + frameEnd.length)
  // Types and offsets are ASCII.
  frame.write(start, 'latin1')
  frame.set(eventJson, start.length)
  frame.set(frameEnd, start.length + eventJson.length)
  return framesOf(frame)
}

function framesOf<Message>(bytes: Uint8Array): Frames<Message> {
  return bytes as Frames<Message>
}

/** Several frames as one buffer: one write moves them all. */
export function joinFrames<Message>(frames: readonly Frames<Message>[]): Frames<Message> {
  const [only] = frames
  return frames.length === 1 && only ? only : framesOf(Buffer.concat(frames))
}

const eventMember = Buffer.from(',"event":')

/** The event's JSON out of a frame that `encodeEventFrame` made, as it was given: a part of the same bytes, not a copy. */
export function eventJsonOf(frame: Frames<EventMessage>): Uint8Array {
  const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength)
  return bytes.subarray(bytes.indexOf(eventMember) + eventMember.length, -frameEnd.length)
}
