import { describe, expect, it } from 'vitest'
import { validateAnswer } from '../src/index.ts'
import { documentedMessages } from './documented-events.ts'

const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'
const policy = {
  id,
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: 'default',
  configuration: { action: 'block', limit: 10 },
  created_at: '2026-11-20T08:02:11.318Z',
  updated_at: '2026-11-20T08:02:11.318Z',
}
const headers = {
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'X-Request-ID': '0b8ff3a5-41d7-4f2c-9d7e-6c2a10f3b9e4',
  ETag: '"3-mi7ql2wq"',
  'X-RateLimit-Limit': '100',
  'X-RateLimit-Remaining': 99,
  'X-RateLimit-Reset': '1795214030',
}
const answer = { status: 200, headers, body: policy }
const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))

describe('an answer', () => {
  it('is valid with the documented body, and with header names in any case', () => {
    expect(validateAnswer('get_rate_limit_policy', answer)).toEqual([])
    const lowerCase = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    expect(validateAnswer('get_rate_limit_policy', { ...answer, headers: lowerCase })).toEqual([])
  })

  it.each<[string, object, string]>([
    ['an undocumented status', { status: 201 }, '/status'],
    [
      'an undocumented media type',
      { headers: { ...headers, 'Content-Type': 'text/html' } },
      '/headers/content-type',
    ],
    ['a missing media type', { headers: without('Content-Type') }, '/headers/content-type'],
    ['a missing required header', { headers: without('X-Request-ID') }, '/headers/X-Request-ID'],
    [
      'a header of the wrong type',
      { headers: { ...headers, 'X-RateLimit-Limit': 'many' } },
      '/headers/X-RateLimit-Limit',
    ],
    [
      'an empty header that must be an integer',
      { headers: { ...headers, 'X-RateLimit-Limit': '' } },
      '/headers/X-RateLimit-Limit',
    ],
    [
      'a header with an integer that is not decimal',
      { headers: { ...headers, 'X-RateLimit-Limit': '0x10' } },
      '/headers/X-RateLimit-Limit',
    ],
    ['a malformed id', { body: { ...policy, id: 'rlp_1' } }, '/body/id'],
    [
      'a property of the wrong type',
      { body: { ...policy, configuration: { action: 'block', limit: '10' } } },
      '/body/configuration/limit',
    ],
    ['a value outside an enumeration', { body: { ...policy, consumer: 'human' } }, '/body/consumer'],
    [
      'an undocumented alternative',
      { body: { ...policy, configuration: { action: 'drop' } } },
      '/body/configuration/action',
    ],
    ['a malformed time', { body: { ...policy, created_at: 'today' } }, '/body/created_at'],
    ['an undocumented property', { body: { ...policy, secret: 1 } }, '/body/secret'],
    ['a body of the wrong type', { body: [policy] }, '/body'],
    ['a missing body', { body: undefined }, '/body'],
  ])('is invalid with %s, and the violation contains the path', (_fault, change, path) => {
    const violations = validateAnswer('get_rate_limit_policy', { ...answer, ...change })
    expect(violations.map(violation => violation.path)).toEqual([path])
  })

  it('is invalid with a body if the document has no body for its status', () => {
    expect(validateAnswer('delete_rate_limit_policy', { status: 204, headers })).toEqual([])
    const violations = validateAnswer('delete_rate_limit_policy', { status: 204, headers, body: {} })
    expect(violations.map(({ path }) => path)).toEqual(['/body'])
  })
})

describe('a message of a subscription', () => {
  const head = {
    ...{ 'content-type': 'text/event-stream', 'x-request-id': headers['X-Request-ID'] },
    ...{ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  }
  const pathsOf = (body: unknown) =>
    validateAnswer('subscribe_events', { status: 200, headers: head, body }).map(({ path }) => path)

  it.each(documentedMessages.map(message => [message.type, message] as const))(
    "of type %s is valid as in the document's example, and invalid with another type",
    (type, message) => {
      expect(pathsOf(message)).toEqual([])
      const otherType = type === 'user.created' ? 'user.deleted' : 'user.created'
      expect(pathsOf({ ...message, type: otherType })).not.toEqual([])
      expect(pathsOf({ ...message, event: { ...message.event, xtenant: undefined } })).toContain(
        '/body/event/xtenant',
      )
    },
  )

  it('without an event must be a heartbeat or an error', () => {
    const offset = 'a'
    expect(pathsOf({ type: 'offset-only', offset })).toEqual([])
    expect(pathsOf({ type: 'offset-only' })).toEqual(['/body/offset'])
    expect(pathsOf({ type: 'offset-only', offset, event: {} })).toEqual(['/body/event'])
    expect(pathsOf({ type: 'error', offset, error: { code: 'cursor_expired', message: 'a' } })).toEqual([])
    expect(pathsOf({ type: 'error', offset, error: { code: 'bored', message: 'a' } })).toEqual([
      '/body/error/code',
    ])
    expect(pathsOf({ type: 'heartbeat', offset })).toEqual(['/body/type'])
  })

  it('is invalid if a header of the answer lets a proxy buffer it', () => {
    const body = { type: 'offset-only', offset: 'a' }
    const buffered = { ...head, 'x-accel-buffering': 'yes' }
    const violations = validateAnswer('subscribe_events', { status: 200, headers: buffered, body })
    expect(violations.map(({ path }) => path)).toEqual(['/headers/X-Accel-Buffering'])
  })
})
