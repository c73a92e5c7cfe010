import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { validateAnswer } from '@tenant-api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { post, sendTo } from './send.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

const send = (path: string, init?: RequestInit) => sendTo(mock.url + path, init)

const stream = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'
const policy = {
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: 'default',
  configuration: { action: 'allow' },
}

describe('a body that violates the document is refused with 400', () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

  it.each<[string, RequestInit['body'], string]>([
    ['nothing', undefined, 'required'],
    ['malformed JSON', '{"resource":', 'JSON'],
    ['null', 'null', 'object'],
    ['a list', '[]', 'object'],
    ['an empty object', '{}', 'resource'],
    ['an unknown property', JSON.stringify({ ...policy, id: 'x' }), 'id'],
    [
      'a property missing in a union',
      JSON.stringify({ ...policy, configuration: { action: 'block' } }),
      'configuration.limit',
    ],
    ['a byte order mark', `\uFEFF${JSON.stringify(policy)}`, 'byte order mark'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'UTF-8'],
    ['65 levels', nested(65), '64 levels'],
    ['100,000 levels', nested(100_000), '64 levels'],
    ['a NUL character', '{"a":"\\u0000"}', 'NUL'],
    ['a lone surrogate', '{"\\ud800":1}', 'surrogate'],
    ['a number beyond a double', '{"a":[1e400]}', 'number'],
  ])('%s', async (_, body, expected) => {
    const answer = await send('/api/v2/rate-limit-policies', post(body))
    expect(answer.body).toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
    expect((answer.body as { message: string }).message).toContain(expected)
    expect(validateAnswer('create_rate_limit_policy', answer)).toEqual([])
  })

  it('does not refuse a body of 64 levels for its depth', async () => {
    const { body } = await send('/api/v2/rate-limit-policies', post(nested(64)))
    expect((body as { message: string }).message).not.toContain('levels')
  })

  it('accepts a missing body if the document makes it optional', async () => {
    const answer = await send(`${stream}/redeliver`, {
      method: 'POST',
      headers: { Authorization: 'Bearer any' },
    })
    expect(answer.status).toBe(202)
  })
})

it.each([
  [{ 'Content-Length': '0', 'Content-Type': 'text/plain' }, 400, 'invalid_body'],
  [{ 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json' }, 400, 'invalid_body'],
  [{ 'Content-Length': '0' }, 415, 'unsupported_media_type'],
])('refuses an empty body with the headers %j as the service does', async (headers, status, errorCode) => {
  const path = `${mock.url}/api/v2/rate-limit-policies`
  const sending = request(path, { method: 'POST', headers: { Authorization: 'Bearer any', ...headers } })
  const [response] = await once(sending.end(), 'response')
  const body = await json(response)
  expect(body).toMatchObject({ statusCode: status, errorCode })
  if (status === 400) expect(body).toMatchObject({ message: 'The body is required.' })
})

describe('a body at the limits of type and size', () => {
  it.each([
    ['is 415 without a content type', { 'Content-Type': '' }],
    ['is 415 with another content type', { 'Content-Type': 'text/plain' }],
    ['is 415 when it is compressed', { 'Content-Encoding': 'gzip' }],
  ])('%s', async (_, headers) => {
    const answer = await send('/api/v2/rate-limit-policies', post(JSON.stringify(policy), headers))
    expect(answer.body).toMatchObject({ statusCode: 415, errorCode: 'unsupported_media_type' })
    expect(validateAnswer('create_rate_limit_policy', answer)).toEqual([])
  })

  it('a body is refused with 413 when it announces more than 1 MB', async () => {
    const answer = await send('/api/v2/rate-limit-policies', post('x'.repeat(1_048_577)))
    expect(answer.body).toMatchObject({ statusCode: 413, errorCode: 'payload_too_large' })
    expect(answer.headers.connection).toBe('close')
    expect(validateAnswer('create_rate_limit_policy', answer)).toEqual([])
  })

  it('a body is refused with 413 as soon as more than 1 MB has arrived, before it is complete', async () => {
    const sending = request(`${mock.url}/api/v2/rate-limit-policies`, post(undefined) as object)
    sending.on('error', () => undefined)
    const status = new Promise(resolve => sending.once('response', ({ statusCode }) => resolve(statusCode)))
    sending.write(Buffer.alloc(1_048_577, ' '))
    expect(await status).toBe(413)
    sending.destroy()
  })

  it('a body with exactly 1 MB is accepted', async () => {
    const text = JSON.stringify(policy)
    const answer = await send('/api/v2/rate-limit-policies', post(text + ' '.repeat(1_048_576 - text.length)))
    expect(answer.status).toBe(201)
  })
})

it.each([
  ['sends 100 Continue to a caller whose body it will read', { Authorization: 'Bearer any' }, 201, true],
  ['sends no 100 Continue to a caller without a token', {}, 401, false],
])('%s', async (_, headers, status, isAsked) => {
  let continued = false
  const text = JSON.stringify(policy)
  const answered = await new Promise(resolve => {
    const sending = request(`${mock.url}/api/v2/rate-limit-policies`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': text.length,
        Expect: '100-continue',
        ...headers,
      },
    })
    sending.on('continue', () => {
      continued = true
      sending.end(text)
    })
    sending.on('response', ({ statusCode }) => {
      resolve(statusCode)
      sending.destroy()
    })
    sending.flushHeaders()
  })
  expect({ answered, continued }).toEqual({ answered: status, continued: isAsked })
})
