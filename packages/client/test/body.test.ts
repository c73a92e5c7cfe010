import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { bodyReader } from '../src/body.ts'

type Controller = ReadableStreamDefaultController<Uint8Array>

const ends: [
  string,
  (controller: Controller) => void,
  (read: () => Promise<unknown>, cancel: () => void) => unknown,
][] = [
  ['has ended', controller => controller.close(), read => read()],
  ['has failed', controller => controller.error(new Error('cut')), read => read().catch(() => {})],
  ['is cancelled', () => {}, (_, cancel) => cancel()],
]

test.each(ends)(
  'the signal of a request does not keep a body that %s in memory',
  async (_, start, finish) => {
    const { signal } = new AbortController()
    const { read, cancel } = bodyReader(new ReadableStream({ start }), signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await finish(read, cancel)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  },
)
