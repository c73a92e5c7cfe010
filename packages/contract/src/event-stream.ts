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
  /** @returns false when the reader has yet to take what was written: nothing more should be, until it has */
  write(frames: Frames<Message>): boolean
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
  return frame(message.type, message.offset, JSON.stringify(message))
}

/**
 * The frame of an event whose JSON is already encoded, so that an event is encoded once in its life. `eventJson` must be
 * what `JSON.stringify` gives, without line breaks.
 */
export function encodeEventFrame(
  type: EventMessage['type'],
  offset: string,
  eventJson: string,
): Frames<EventMessage> {
  return frame(type, offset, `{"type":"${type}","offset":"${offset}","event":${eventJson}}`)
}

function frame<Message>(type: string, offset: string, data: string): Frames<Message> {
  return Buffer.from(`event: ${type}\nid: ${offset}\ndata: ${data}\n\n`) as unknown as Frames<Message>
}

/** Several frames as one buffer: one write moves them all. */
export function joinFrames<Message>(frames: readonly Frames<Message>[]): Frames<Message> {
  const [only] = frames
  return frames.length === 1 && only ? only : (Buffer.concat(frames) as unknown as Frames<Message>)
}

const eventMember = Buffer.from(',"event":')

/** The event's JSON out of a frame that `encodeEventFrame` made, as it was given, without parsing it. */
export function eventJsonOf(frame: Frames<EventMessage>): string {
  const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength)
  return bytes.toString(
    'utf8',
    bytes.indexOf(eventMember) + eventMember.length,
    bytes.length - '}\n\n'.length,
  )
}
