import { expect, test } from 'vitest'
import { BrokenStream, readFrames } from '../src/frames.ts'

/** The violation that a stream with these bytes is reported as. */
async function violationOf(...chunks: readonly Uint8Array[]): Promise<unknown> {
  async function* bytes() {
    yield* chunks
  }
  try {
    for await (const _ of readFrames(bytes()));
    return undefined
  } catch (error) {
    return error
  }
}

const text = (part: string) => Buffer.from(part)
const first = text(
  ':connected\nretry: 2000\nevent: offset-only\ndata: {"type":"offset-only","offset":"a"}\nid: a\n\n',
)
const block = (...lines: readonly string[]) => text(`${lines.join('\n')}\n\n`)
const data = 'data: {"type":"offset-only","offset":"b"}'

test('a subscription may send comments between its messages', async () => {
  expect(await violationOf(first, block(':ping'), block('event: offset-only', data, 'id: b'))).toBeUndefined()
})

test.each([
  [
    'data that is not JSON',
    block('event: a', 'data: {"type":', 'id: b'),
    /^the data of a frame must be JSON, got "\{/,
  ],
  [
    'bytes that are not UTF-8',
    Buffer.concat([text('event: a\ndata: {"type":"'), Buffer.from([0xff, 0xfe]), text('"}\nid: b\n\n')]),
    /^the subscription must be UTF-8/,
  ],
  ['a block without data', block('retry: 2000'), /^the fields of a frame/],
  ['an id before its data', block('event: offset-only', 'id: b', data), /^the fields of a frame/],
  [
    'a later reconnection delay',
    block('retry: 2000', 'event: offset-only', data, 'id: b'),
    /^the fields of a frame/,
  ],
])(
  'a subscription with %s is reported as such, not as one that breaks off',
  async (_fault, bytes, message) => {
    const violation = await violationOf(first, bytes)
    expect(violation).toMatchObject({ message: expect.stringMatching(message) })
    expect(violation).not.toBeInstanceOf(BrokenStream)
  },
)

test('a block of the reconnection delay alone is reported', async () => {
  const violation = await violationOf(block(':connected', 'retry: 2000'), first)
  expect(violation).toMatchObject({ message: expect.stringMatching(/^the fields of a frame/) })
})
