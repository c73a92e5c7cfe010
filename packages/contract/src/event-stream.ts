/**
 * Encodes messages of a subscription as Server-Sent Events frames. Server, mock and tests share this code, so that all of
 * them send the same bytes for a message.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
import { frameText } from './frame-text.ts'
import type { EventMessage, SubscriptionMessage } from './types.ts'

declare const framed: unique symbol
/** Bytes of one or more whole frames of `Message`. Only the functions of this file create them. */
export type Frames<Message> = Uint8Array & { readonly [framed]: Message }

/** The connection of one subscription. */
export interface FrameSink<Message> {
  /**
   * Writes frames to the socket immediately, in order.
   *
   * @param onSent callback for the moment when the socket no longer needs the frames: they are sent, or the connection is closed
   * @returns false if the socket's buffer is full: the caller should write no more until `onDrain`
   */
  write(frames: readonly Frames<Message>[], onSent?: () => void): boolean
  /** Ends the stream after the frames written so far. */
  end(): void
  /** Resets the connection: what its reader has not read is lost. */
  reset(): void
  onDrain(listener: () => void): void
  onClose(listener: () => void): void
}

/** The body of an answer that opens a subscription. The pipeline calls `open` to start it. */
export interface FrameStream<Message> {
  open(sink: FrameSink<Message>): void
}

/** The frame of a message. */
export function encodeFrame(message: SubscriptionMessage): Frames<SubscriptionMessage> {
  return framesOf(Buffer.from(frameText(message)))
}

/** What stands before and after the JSON of an event in its frame. */
const eventMember = ',"event":'
const endOfData = '}\nid: '

/**
 * The frame of an event whose JSON is already encoded: each event is encoded only once. `eventJson` must be UTF-8 JSON without
 * line breaks, such as the output of `JSON.stringify`.
 */
export function encodeEventFrame(
  type: EventMessage['type'],
  offset: string,
  eventJson: Uint8Array,
): Frames<EventMessage> {
  const start = `event: ${type}\ndata: {"type":"${type}","offset":"${offset}"${eventMember}`
  const end = `${endOfData}${offset}\n\n`
  const frame = Buffer.allocUnsafe(start.length + eventJson.length + end.length)
  // Types and offsets are ASCII.
  frame.write(start, 'latin1')
  frame.set(eventJson, start.length)
  frame.write(end, start.length + eventJson.length, 'latin1')
  return framesOf(frame)
}

function framesOf<Message>(bytes: Uint8Array): Frames<Message> {
  return bytes as Frames<Message>
}

/** Several frames in one buffer, which needs only one write. */
export function joinFrames<Message>(frames: readonly Frames<Message>[]): Frames<Message> {
  const [only] = frames
  return frames.length === 1 && only ? only : framesOf(Buffer.concat(frames))
}

/** The `eventJson` in a frame of `encodeEventFrame`: a view of the frame's bytes, not a copy. */
export function eventJsonOf(frame: Frames<EventMessage>): Uint8Array {
  const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength)
  return bytes.subarray(bytes.indexOf(eventMember) + eventMember.length, bytes.lastIndexOf(endOfData))
}
