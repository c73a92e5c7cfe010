import { getEventListeners } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { bodyReader, textOf } from '../src/answer.ts'
import { NetworkError } from '../src/errors.ts'

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

test.each(ends)('the signal of a request holds no reference to a body that %s', async (_, start, finish) => {
  const { signal } = new AbortController()
  const { read, cancel } = bodyReader(new ReadableStream({ start }), signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await finish(read, cancel)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

describe('an abort of the signal', () => {
  test('cancels a body while a later chunk is awaited, and the read rejects with the reason', async () => {
    const controller = new AbortController()
    const cancelled = vi.fn()
    const body = new ReadableStream({ start: stream => stream.enqueue(Uint8Array.of(1)), cancel: cancelled })
    const { read } = bodyReader(body, controller.signal)
    expect(await read()).toEqual(Uint8Array.of(1))
    const later = read()
    controller.abort(new Error('enough'))
    await expect(later).rejects.toThrow('enough')
    expect(cancelled).toHaveBeenCalledOnce()
  })

  test('rejects the read with its reason even if the body has broken first', async () => {
    const controller = new AbortController()
    const breaking = (stream: Controller) =>
      controller.signal.addEventListener('abort', () => stream.error(new TypeError('network error')))
    const { read } = bodyReader(new ReadableStream({ start: breaking }), controller.signal)
    const pending = read()
    controller.abort(new Error('enough'))
    await expect(pending).rejects.toThrow('enough')
  })
})

describe('the text of a body', () => {
  const { signal } = new AbortController()
  const streamed = (...chunks: Uint8Array[]) => new Response(ReadableStream.from(chunks))
  const whole = (text: string) => ({ text: async () => text }) as Response

  test('has the characters that are cut between chunks', async () => {
    const text = 'é🥐'
    const bytes = Array.from(Buffer.from(text), byte => Uint8Array.of(byte))
    expect(await textOf(streamed(...bytes), 100, signal)).toBe(text)
  })

  test('may have as many bytes as the limit, and no more', async () => {
    for (const body of [() => streamed(Buffer.from('12'), Buffer.from('345')), () => whole('12345')]) {
      expect(await textOf(body(), 5, signal)).toBe('12345')
      expect(await textOf(body(), 4, signal)).toBeUndefined()
    }
  })

  test('cannot be read if the connection breaks, and the error has the cause', async () => {
    const cause = new TypeError('cut')
    const broken = new Response(new ReadableStream({ start: controller => controller.error(cause) }))
    const error = await textOf(broken, 100, signal).catch(error => error)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ message: 'The connection broke during the answer.', cause })
  })

  test('cannot be read after an abort, and the error is the reason of the signal', async () => {
    const controller = new AbortController()
    const endless = new Response(new ReadableStream())
    const text = textOf(endless, 100, controller.signal)
    controller.abort(new Error('enough'))
    await expect(text).rejects.toThrow('enough')
  })
})
