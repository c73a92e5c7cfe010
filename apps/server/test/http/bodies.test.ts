import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()
const publisher = await service.token({ audience: '/internal/' })

const create = (body: unknown, headers: Record<string, string> = {}) =>
  send(service, { method: 'POST', path: policiesPath, token, body, headers })

const policyText = () => JSON.stringify(newPolicy())
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map(part => Buffer.from(part as string)))
const policyWith = (selector: string) => policyText().replace(/client_id:[^"]+/, `client_id:${selector}`)

test.each([
  { name: 'only white space', body: ' \n' },
  { name: 'the literal null', body: 'null' },
  { name: 'a list', body: '[]' },
  { name: 'a list with a valid object', body: `[${policyText()}]` },
  { name: 'a number', body: '1' },
  { name: 'a string', body: '"text"' },
  { name: 'an empty object', body: '{}' },
  { name: 'two documents', body: policyText() + policyText() },
  { name: 'two documents on two lines', body: `${policyText()}\n${policyText()}` },
  { name: 'half a document', body: policyText().slice(0, -1) },
  { name: 'a comment', body: `${policyText()}//` },
  { name: 'a trailing comma', body: policyText().replace(/}$/, ',}') },
  { name: 'NaN', body: policyText().replace('{"action":"allow"}', '{"action":"block","limit":NaN}') },
  {
    name: 'a number that JSON.parse reads as Infinity',
    body: policyText().replace('"allow"', '"block","limit":1e400'),
  },
  { name: 'a byte order mark', body: bytes([0xef, 0xbb, 0xbf], policyText()) },
  { name: 'UTF-16', body: Buffer.from(policyText(), 'utf16le') },
  { name: 'invalid UTF-8', body: bytes(policyText().slice(0, -1), ',"x":"', [0xff, 0xfe], '"}') },
  { name: 'overlong UTF-8', body: bytes('{"x":"', [0xc0, 0xaf], '"}') },
  { name: 'a surrogate as UTF-8', body: bytes('{"x":"', [0xed, 0xa0, 0x80], '"}') },
  { name: 'a NUL byte', body: bytes(policyText(), [0]) },
  { name: 'an escaped NUL', body: policyWith('a\\u0000b') },
  { name: 'a lone high surrogate', body: policyWith('a\\ud83d') },
  { name: 'a lone low surrogate', body: policyWith('\\ude00a') },
  { name: 'a lone surrogate in a key', body: policyText().replace('{', '{"\\udc00":1,') },
  { name: 'a NUL in a key', body: policyText().replace('{', '{"\\u0000":1,') },
  { name: '__proto__', body: policyText().replace('{', '{"__proto__":{"polluted":true},') },
  {
    name: 'a constructor',
    body: policyText().replace('{', '{"constructor":{"prototype":{"polluted":true}},'),
  },
  { name: '__proto__ inside', body: policyText().replace('"allow"', '"allow","__proto__":{"limit":1}') },
  { name: '65 levels', body: `${'['.repeat(65)}${']'.repeat(65)}` },
  { name: '10,000 levels', body: `${'['.repeat(10_000)}${']'.repeat(10_000)}` },
  { name: '10,000 levels of objects', body: '{"a":'.repeat(10_000) },
  { name: 'a megabyte of opening brackets', body: '['.repeat(1_048_576) },
])('a body of $name is refused with 400', async ({ body }) => {
  expectRefusal(await create(body), 400, 'invalid_body', 'create_rate_limit_policy')
})

test('a body of 64 levels is refused for its content, not for its depth', async () => {
  const deep = `{"configuration":${'['.repeat(63)}${']'.repeat(63)}}`
  const answer = await create(deep)
  expectRefusal(answer, 400, 'invalid_body')
  expect(JSON.parse(answer.text).message).not.toContain('levels')
  const tooDeep = await create(deep.replace('[', '[[').replace(']', ']]'))
  expect(JSON.parse(tooDeep.text).message).toContain('64 levels')
})

test.each(['1,', '"a":1,', '[],', '{"a":1},'])(
  'a body with a megabyte of %s is refused before it is parsed',
  async part => {
    const [open, close] = part.startsWith('"') ? ['{', '1}'] : ['[', '1]']
    const body = open + part.repeat(1_000_000 / part.length) + close
    const answer = await create(body)
    expectRefusal(answer, 400, 'invalid_body', 'create_rate_limit_policy')
    expect(JSON.parse(answer.text).message).toBe('The body has more than 10,000 values.')
  },
)

test('a body of 10,000 values is refused for its content, and a comma inside a string is no value', async () => {
  const messageOf = async (commas: number) =>
    JSON.parse((await create(`["${','.repeat(20_000)}"${',0'.repeat(commas)}]`)).text).message
  expect(await messageOf(9_999)).not.toContain('values')
  expect(await messageOf(10_000)).toContain('10,000 values')
})

test('brackets inside strings do not count as levels', async () => {
  const { status } = await create(policyWith(`${'['.repeat(100)}\\\\\\"${'{'.repeat(90)}`))
  expect(status).toBe(201)
})

test('of duplicate keys the last one counts', async () => {
  const [first, last] = [randomUUID(), randomUUID()]
  const answer = await create(
    policyWith(last).replace(
      '"consumer_selector"',
      `"consumer_selector":"client_id:${first}","consumer_selector"`,
    ),
  )
  expect(answer.status).toBe(201)
  expect(JSON.parse(answer.text).consumer_selector).toBe(`client_id:${last}`)
})

test('the error message for an unknown name of 1 MB has at most the documented length', async () => {
  const answer = await create(`{"${'é'.repeat(500_000)}":1}`)
  expectRefusal(answer, 400, 'invalid_body', 'create_rate_limit_policy')
})

// shows: service.content-type
test.each([
  { name: 'data without a content type', headers: { 'Content-Type': '' } },
  { name: 'plain text', headers: { 'Content-Type': 'text/plain' } },
  { name: 'a form', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  { name: 'multipart', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
  { name: 'a type that begins like JSON', headers: { 'Content-Type': 'application/json5' } },
  { name: 'another charset', headers: { 'Content-Type': 'application/json; charset=utf-16' } },
  {
    name: 'another charset in quotes',
    headers: { 'Content-Type': 'application/json; v="a;b"; charset="latin1"' },
  },
  { name: 'gzip', headers: { 'Content-Encoding': 'gzip' } },
  { name: 'two encodings', headers: { 'Content-Encoding': 'identity, gzip' } },
  { name: 'an unknown encoding', headers: { 'Content-Encoding': 'x' } },
])('a body sent as $name is refused with 415', async ({ headers }) => {
  const answer = await create(newPolicy(), headers)
  expectRefusal(answer, 415, 'unsupported_media_type', 'create_rate_limit_policy')
})

test.each([
  { name: 'upper case', headers: { 'Content-Type': 'Application/JSON' } },
  { name: 'its charset', headers: { 'Content-Type': 'application/json; charset="UTF-8"' } },
  { name: 'another name of its charset', headers: { 'Content-Type': 'application/json; charset=utf8' } },
  { name: 'an unknown parameter', headers: { 'Content-Type': 'application/json;v=1' } },
  {
    name: 'a quoted parameter that looks like a charset',
    headers: { 'Content-Type': 'application/json; v="\\";charset=latin1"; Charset="utf8" ' },
  },
  { name: 'the encoding identity', headers: { 'Content-Encoding': 'identity' } },
])('a body sent as JSON with $name is accepted', async ({ headers }) => {
  expect((await create(newPolicy(), headers)).status).toBe(201)
})

const withBody = [
  { operationId: 'create_event_stream', path: '/api/v2/event-streams', type: 'application/json' },
  { operationId: 'create_rate_limit_policy', path: policiesPath, type: 'application/json' },
  { operationId: 'publish_events', path: '/internal/events', type: 'application/json' },
  { operationId: 'publish_events', path: '/internal/events', type: 'application/cloudevents+json' },
  { operationId: 'publish_events', path: '/internal/events', type: 'application/cloudevents-batch+json' },
] as const

test.each(withBody)('$operationId refuses an empty body of $type', async ({ operationId, path, type }) => {
  for (const headers of [{ 'Content-Length': '0' }, { 'Transfer-Encoding': 'chunked' }]) {
    const answer = await send(service, {
      method: 'POST',
      path,
      token: operationId === 'publish_events' ? publisher : token,
      headers: { 'Content-Type': type, ...headers },
    })
    expectRefusal(answer, 400, 'invalid_body', operationId)
  }
})

test.each(withBody)(
  '$operationId refuses null, lists and scalars as $type',
  async ({ operationId, path, type }) => {
    for (const body of ['null', '[]', '[null]', '{}', '[[]]', '0', '""', 'false']) {
      const answer = await send(service, {
        method: 'POST',
        path,
        token: operationId === 'publish_events' ? publisher : token,
        headers: { 'Content-Type': type },
        body,
      })
      expectRefusal(answer, 400, 'invalid_body', operationId)
    }
  },
)
