import type { ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createClient } from '../src/index.ts'
import { startService } from './service.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const json = { 'content-type': 'application/json' }
const chunk = Buffer.alloc(65_536, ' ')

async function setUp() {
  const service = await startService()
  const maxAnswerBytes = 1_000_000
  return { service, client: createClient({ baseUrl: service.baseUrl, token: 'a.b.c', maxAnswerBytes }) }
}

/** Writes endlessly, as fast as the client reads. When the client closes the connection, resolves with the number of bytes. */
function pour(response: ServerResponse, through: NodeJS.WritableStream = response): Promise<number> {
  let bytes = 0
  const write = () => {
    while (!response.destroyed) {
      bytes += chunk.length
      if (!through.write(chunk)) return
    }
  }
  through.on('drain', write)
  write()
  return new Promise(resolve => response.once('close', () => resolve(bytes)))
}

describe('an answer larger than maxAnswerBytes', () => {
  test('is an UnexpectedAnswerError: the client stops reading it, and does not retry', async () => {
    const { service, client } = await setUp()
    const result = client.getEventStream({ id }).catch((error: unknown) => error)
    const { response } = await service.next()
    const poured = pour(response.writeHead(200, json))
    const message = expect.stringMatching(/^200 from http.*: The answer is larger than maxAnswerBytes\.$/)
    expect(await result).toMatchObject({ code: 'unexpected_answer', message, body: undefined })
    expect(await poured).toBeLessThan(32_000_000)
    expect(service.count).toBe(1)
  })

  test('is measured after decompression', async () => {
    const { service, client } = await setUp()
    const result = client.getEventStream({ id }).catch((error: unknown) => error)
    const { response } = await service.next()
    const gzip = createGzip()
    gzip.pipe(response.writeHead(200, { ...json, 'content-encoding': 'gzip' }))
    const poured = pour(response, gzip)
    expect(await result).toMatchObject({
      code: 'unexpected_answer',
      message: expect.stringMatching(/^200 from http.*: The answer is larger than maxAnswerBytes\.$/),
    })
    await poured
    gzip.destroy()
  })

  test('with an error status rejects with the error class of the status, without the body', async () => {
    const { service, client } = await setUp()
    const result = client.getEventStream({ id }).catch((error: unknown) => error)
    const { response } = await service.next()
    const poured = pour(response.writeHead(404, json))
    expect(await result).toMatchObject({ code: 'not_found', status: 404, body: undefined })
    await poured
  })

  test('is refused even if it is only one byte larger', async () => {
    const { service, client } = await setUp()
    for (const [bytes, outcome] of [
      [1_000_000, { name: expect.stringContaining('x') }],
      [1_000_001, { code: 'unexpected_answer' }],
    ] as const) {
      const result = client.getEventStream({ id }).catch((error: unknown) => error)
      const body = `{"name":"${'x'.repeat(bytes - 11)}"}`
      ;(await service.next()).response.writeHead(200, json).end(body)
      expect(await result).toMatchObject(outcome)
    }
  })
})

test('a frame longer than maxAnswerBytes ends the subscription', async () => {
  const { service, client } = await setUp()
  const first = client.subscribe()[Symbol.asyncIterator]().next()
  const exchange = await service.next()
  exchange.openEventStream('o1')
  exchange.response.write(`data: ${'x'.repeat(1_100_000)}`)
  await expect(first).rejects.toMatchObject({ code: 'malformed_message' })
  await exchange.closed
})

test('a frame that arrives whole is not longer than maxAnswerBytes either, and the offset stays before it', async () => {
  const service = await startService()
  const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', maxAnswerBytes: 1_000 })
  const subscription = client.subscribe()
  const messages = subscription[Symbol.asyncIterator]()
  const first = messages.next()
  const exchange = await service.next()
  exchange.openEventStream('o1')
  const frame = (offset: string, length: number) => {
    const rest = JSON.stringify({ type: 'new.type', offset, text: '' }).length
    const text = 'x'.repeat(length - rest)
    return `data: ${JSON.stringify({ type: 'new.type', offset, text })}\nid: ${offset}\n\n`
  }
  exchange.response.write(frame('o2', 1_000) + frame('o3', 1_001) + frame('o4', 100))
  expect(await first).toMatchObject({ value: { raw: { offset: 'o2' } } })
  await expect(messages.next()).rejects.toMatchObject({ message: 'A frame is larger than maxAnswerBytes.' })
  expect(subscription.offset).toBe('o2')
  await exchange.closed
})
