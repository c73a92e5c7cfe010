import { type SubscriptionMessage, validate } from '@tenant-api/contract'
import { expect } from 'vitest'

/** What stands between two empty lines of an event stream. */
export interface Frame {
  /** Its lines, unparsed. */
  readonly lines: readonly string[]
  /** The message that it carries, held to the document; absent in a frame without data. */
  readonly message?: SubscriptionMessage
}

/**
 * The frames of an event stream, as they stand on the wire. Not by a parser for clients: that one would join several lines of
 * data into one and pass over fields that should not be there.
 */
export async function* readFrames(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Frame, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of bytes) {
    const texts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = texts.pop() ?? ''
    for (const text of texts) yield frameOf(text.split('\n'))
  }
  expect(rest, 'the stream ends in the middle of a frame').toBe('')
}

function frameOf(lines: readonly string[]): Frame {
  const fields = lines.filter(line => !line.startsWith(':')).map(field)
  if (!fields.some(({ name }) => name === 'data')) return { lines }
  expect(fields.map(({ name }) => name)).toEqual(['event', 'id', 'data'])
  const [event, id, data] = fields.map(({ value }) => value)
  const message = JSON.parse(data ?? '') as SubscriptionMessage
  expect(validate('SubscriptionMessage', message), data).toEqual([])
  expect(event).toBe(message.type)
  expect(id).toBe(message.offset)
  return { lines, message }
}

/** One space after the colon belongs to the syntax, what follows to the value. */
function field(line: string): { readonly name: string; readonly value: string } {
  const [, name = line, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
  return { name, value }
}
