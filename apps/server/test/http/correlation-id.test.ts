import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { lineOf } from './line-of.ts'
import { policiesPath } from './policy.ts'
import { exchange } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()

interface LogEntry {
  readonly correlation_id?: string
  readonly path?: string
  readonly method?: string
}

/** Sends each value in an `X-Correlation-ID` header, unencoded. Resolves with the log line of the request. */
async function logged(method: string, ...values: (string | Uint8Array)[]): Promise<string> {
  const start = `${method} ${policiesPath} HTTP/1.1\r\nHost: t\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n`
  const headers = values.flatMap(value => ['X-Correlation-ID: ', value, '\r\n'])
  const received = await exchange(service, start, ...headers, '\r\n')
  return lineOf(service, /X-Request-ID: (\S+)/.exec(received)?.[1] ?? 'none')
}

const correlationId = (line: string) => (JSON.parse(line) as LogEntry).correlation_id

// shows: correlation.length, correlation.logged, correlation.cut, limits.correlation
test.each([
  { name: 'a short id', given: 'import-42', want: 'import-42' },
  { name: '64 characters', given: 'a'.repeat(64), want: 'a'.repeat(64) },
  { name: '65 characters', given: `${'a'.repeat(64)}b`, want: 'a'.repeat(64) },
  { name: '8,000 characters', given: 'a'.repeat(8_000), want: 'a'.repeat(64) },
  { name: '65 emoji', given: '😀'.repeat(65), want: '😀'.repeat(64) },
  { name: 'an emoji as the 64th', given: `${'a'.repeat(63)}😀b`, want: `${'a'.repeat(63)}😀` },
  { name: 'an emoji as the 65th', given: `${'a'.repeat(64)}😀`, want: 'a'.repeat(64) },
  { name: 'an incomplete emoji', given: Buffer.from('a😀').subarray(0, 3), want: 'a\ufffd' },
  { name: 'invalid UTF-8', given: Buffer.from([0x61, 0xff, 0x62]), want: 'a\ufffdb' },
  { name: 'quotes and backslashes', given: '"a\\","level":60,"x":"', want: '"a\\","level":60,"x":"' },
  { name: 'escapes', given: '\\n\\u001b[31m%0a%0d', want: '\\n\\u001b[31m%0a%0d' },
  { name: 'a tab', given: 'a\tb', want: 'a\tb' },
  { name: 'a terminal command in C1', given: 'a\u009b31m', want: 'a\\u009b31m' },
  { name: 'a next line', given: 'a\u0085b', want: 'a\\u0085b' },
  { name: 'a line separator', given: 'a\u2028b\u2029c', want: 'a\\u2028b\\u2029c' },
  { name: 'nothing', given: '', want: '' },
])('$name is logged as JSON, in one line', async ({ given, want }) => {
  const line = await logged('POST', given)
  expect(correlationId(line)).toBe(want)
  expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
})

test('repeated headers are joined by a comma, then truncated', async () => {
  expect(correlationId(await logged('POST', 'a', 'b'))).toBe('a, b')
  expect(correlationId(await logged('POST', 'a'.repeat(60), 'bcdefg'))).toBe(`${'a'.repeat(60)}, bc`)
})

// shows: correlation.accepted
test.each(['PUT', 'PATCH', 'DELETE'])('the correlation id is logged for %s too', async method => {
  expect(correlationId(await logged(method, 'import-42'))).toBe('import-42')
})

test.each(['GET', 'HEAD'])('the correlation id is ignored for %s', async method => {
  expect(JSON.parse(await logged(method, 'import-42'))).not.toHaveProperty('correlation_id')
})

test.each(['a\nb', 'a\rb', 'a\0b', 'a\u001b[2Jb', 'a\u007fb'])(
  'a control character in the correlation id (%j) is refused with 400',
  async value => {
    const received = await exchange(
      service,
      `POST ${policiesPath} HTTP/1.1\r\nHost: t\r\nX-Correlation-ID: ${value}\r\n\r\n`,
    )
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
  },
)

test('a log line contains the method and the path without its query', async () => {
  const secret = randomUUID()
  const { headers } = await send(service, { method: 'HEAD', path: `/docs?token=${secret}` })
  const line = await lineOf(service, headers['x-request-id'])
  expect(JSON.parse(line)).toMatchObject({ method: 'HEAD', path: '/docs', status: 200 })
  expect(line).not.toContain(secret)
})

test('the log line of a HEAD request contains HEAD', async () => {
  const { headers } = await send(service, { method: 'HEAD', path: '/.well-known/jwks.json' })
  expect(JSON.parse(await lineOf(service, headers['x-request-id']))).toMatchObject({
    method: 'HEAD',
    operation: 'get_jwks',
  })
})

test('a line break in a path does not start a new log line', async () => {
  const path = '/%0a%0d%22%5c%1b%e2%80%a8'
  const { headers } = await send(service, { path })
  expect(JSON.parse(await lineOf(service, headers['x-request-id']))).toMatchObject({ path })
})
