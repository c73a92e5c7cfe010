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

test.each([
  [
    'data that is not JSON',
    text('event: a\nid: b\ndata: {"type":\n\n'),
    /^the data of a frame must be JSON, got "\{/,
  ],
  [
    'bytes that are not UTF-8',
    Buffer.concat([text('event: a\nid: b\ndata: {"type":"'), Buffer.from([0xff, 0xfe]), text('"}\n\n')]),
    /^the subscription must be UTF-8/,
  ],
])(
  'a subscription with %s is reported as such, not as one that breaks off',
  async (_fault, bytes, message) => {
    const violation = await violationOf(text(':connected\n\n'), bytes)
    expect(violation).toMatchObject({ message: expect.stringMatching(message) })
    expect(violation).not.toBeInstanceOf(BrokenStream)
  },
)
