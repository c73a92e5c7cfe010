import { type SubscriptionMessage, validateMessage } from '@tenant-api/contract'
import { expect, expectNone, shown, Violation } from './expect.ts'

/** The violation to report if a subscription breaks off, perhaps within a frame. */
export class BrokenStream extends Violation {}

/** The lines between two empty lines of a subscription. */
export interface Frame {
  /** The lines before the field `event`, unparsed. */
  readonly opening: readonly string[]
  /** The message, valid by the document. */
  readonly message: SubscriptionMessage
}

/**
 * Splits the bytes of a subscription into frames and validates each. A client's parser would be too lenient: it joins several
 * `data` lines and ignores unknown fields. Blocks that contain only comments are skipped.
 */
export async function* readFrames(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Frame, void, undefined> {
  const decoded = createDecoder()
  let rest = ''
  let isFirst = true
  try {
    for await (const chunk of bytes) {
      const texts = (rest + decoded(chunk)).split('\n\n')
      rest = texts.pop() ?? ''
      for (const text of texts) {
        const lines = text.split('\n')
        if (lines.every(isComment)) continue
        yield frameOf(lines, isFirst)
        isFirst = false
      }
    }
  } catch (error) {
    if (error instanceof Violation) throw error
    if (rest === '') throw new BrokenStream(`the subscription must not break off: ${error}`)
  }
  if (rest !== '')
    throw new BrokenStream(`the subscription must not end in the middle of a frame, got ${shown(rest)}`)
}

/** Returns a function that decodes the next chunk, which may end within a character. */
function createDecoder(): (chunk: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return chunk => {
    try {
      return decoder.decode(chunk, { stream: true })
    } catch {
      throw new Violation('the subscription must be UTF-8, got other bytes')
    }
  }
}

function isComment(line: string): boolean {
  return line.startsWith(':')
}

/**
 * The frame of a block. Only the first message carries `retry`: some clients hand out a block without data as an empty message. `id`
 * is last: some clients take it when its line arrives, so they would lose a message that is cut behind it.
 */
function frameOf(lines: readonly string[], isFirst: boolean): Frame {
  const fields = lines.filter(line => !isComment(line)).map(field)
  const names = fields.map(({ name }) => name)
  const hasRetry = isFirst && names[0] === 'retry'
  expect(names, 'the fields of a frame').toEqual([...(hasRetry ? ['retry'] : []), 'event', 'data', 'id'])
  const [event, data = '', id] = fields.slice(-3).map(({ value }) => value)
  const message = parsed(data)
  expectNone('a message', validateMessage(message))
  expect(event, 'the field event').toBe(message.type)
  expect(id, 'the field id').toBe(message.offset)
  return {
    opening: lines.slice(
      0,
      lines.findIndex(line => field(line).name === 'event'),
    ),
    message,
  }
}

/** The message in the data of a frame. Its schema is not yet checked. */
function parsed(data: string): SubscriptionMessage {
  try {
    return JSON.parse(data)
  } catch {
    throw new Violation(`the data of a frame must be JSON, got ${shown(data)}`)
  }
}

/** Splits a line into field name and value. One space after the colon is not part of the value. */
function field(line: string): { readonly name: string; readonly value: string } {
  const [, name = line, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
  return { name, value }
}
