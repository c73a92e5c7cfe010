import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()

const limit = 1_048_576
const chunked = { 'Transfer-Encoding': 'chunked' }
const policyOf = (size: number) => JSON.stringify(newPolicy()).padEnd(size)
const head = (...headers: string[]) =>
  [
    `POST ${policiesPath} HTTP/1.1`,
    'Host: tenant',
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n')
const authorization = `Authorization: Bearer ${token}`

test.each([
  { name: 'with its length announced', headers: {} },
  { name: 'in chunks', headers: chunked },
])(
  'a body of 1,048,576 bytes $name is accepted, and one more byte is refused with 413',
  async ({ headers }) => {
    const sent = { method: 'POST', path: policiesPath, token, headers }
    expect((await send(service, { ...sent, body: policyOf(limit) })).status).toBe(201)
    const answer = await send(service, { ...sent, body: policyOf(limit + 1) })
    expectRefusal(answer, 413, 'payload_too_large', 'create_rate_limit_policy')
  },
)

test('chunked bodies are measured without the chunk headers', async () => {
  using connection = new RawConnection(service)
  const small = Array.from(policyOf(2_000), character => `1;${'x'.repeat(600)}\r\n${character}\r\n`)
  connection.write(head(authorization, 'Transfer-Encoding: chunked'), small.join(''), '0\r\n\r\n')
  expect(await connection.until(/\r\n\r\n.*}$/s)).toMatch(/^HTTP\/1\.1 201 /)
})

test('an announced length over the limit is refused with 413 before the body is sent', async () => {
  using connection = new RawConnection(service)
  connection.write(head(authorization, `Content-Length: ${limit + 1}`))
  expect(await connection.until(/}$/)).toMatch(/^HTTP\/1\.1 413 .*\r\nConnection: close\r\n/s)
})

test('a length that exceeds every number type is refused', async () => {
  for (const length of ['99999999999999999999999', `${2 ** 53}`, '18446744073709551617']) {
    using connection = new RawConnection(service)
    connection.write(head(authorization, `Content-Length: ${length}`))
    expect(await connection.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 (413|400) /)
  }
})

/** Begins a request with a body that never arrives. The service closes its connection at the deadline for a body. */
function beginBody(): RawConnection {
  return new RawConnection(service).write(head(authorization, 'Content-Length: 100'))
}

test.concurrent('a caller gets 413 while it is still sending, and the connection closes', async () => {
  using earlier = beginBody()
  using connection = new RawConnection(service)
  connection.write(head(authorization, 'Transfer-Encoding: chunked'))
  const stop = sendForEver(connection)
  expect(await connection.until(/}$/)).toMatch(/^HTTP\/1\.1 413 .*\r\nConnection: close\r\n/s)
  await connection.ended
  expect(earlier.socket.readyState).toBe('open')
  stop()
})

test.concurrent('an unauthenticated caller with an endless body is answered at once, and the connection closes', async () => {
  using earlier = beginBody()
  using connection = new RawConnection(service)
  connection.write(head('Transfer-Encoding: chunked'))
  const stop = sendForEver(connection)
  expect(await connection.until(/}$/)).toMatch(/^HTTP\/1\.1 401 .*\r\nConnection: close\r\n/s)
  await connection.ended
  expect(earlier.socket.readyState).toBe('open')
  stop()
})

test.each([
  { name: 'no token', header: 'X-Nothing: 0', status: 401 },
  { name: 'a bad token', header: 'Authorization: Bearer a.b.c', status: 401 },
])(
  'a caller with $name is answered before it sends its body, without 100 Continue',
  async ({ header, status }) => {
    using connection = new RawConnection(service)
    connection.write(head(header, 'Expect: 100-continue', 'Content-Length: 100'))
    expect(await connection.until(/}$/)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  },
)

test.each([
  { name: 'a length over the limit', headers: [`Content-Length: ${limit + 1}`], status: 413 },
  { name: 'an encoding', headers: ['Content-Length: 9', 'Content-Encoding: gzip'], status: 415 },
])('a request with $name is refused without 100 Continue', async ({ headers, status }) => {
  using connection = new RawConnection(service)
  connection.write(head(authorization, 'Expect: 100-continue', ...headers))
  expect(await connection.until(/}$/)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('a caller with a token gets 100 Continue, and its body is read', async () => {
  using connection = new RawConnection(service)
  const body = policyOf(500)
  connection.write(head(authorization, 'Expect: 100-continue', `Content-Length: ${body.length}`))
  await connection.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)
  connection.write(body)
  expect(await connection.until(/}$/)).toContain('HTTP/1.1 201 Created')
})

test('an unknown expectation is ignored', async () => {
  using connection = new RawConnection(service)
  const body = policyOf(500)
  connection.write(head(authorization, 'Expect: miracles', `Content-Length: ${body.length}`), body)
  expect(await connection.until(/}$/)).toMatch(/^HTTP\/1\.1 201 /)
})

test('a body shorter than announced creates nothing', async () => {
  const policy = newPolicy()
  const body = JSON.stringify(policy)
  using connection = new RawConnection(service)
  connection.write(head(authorization, `Content-Length: ${body.length + 1}`), body)
  connection.socket.end()
  expect(await connection.ended).toMatch(/^(HTTP\/1\.1 400 |$)/)
  expect((await send(service, { method: 'POST', path: policiesPath, token, body: policy })).status).toBe(201)
})

test('bytes after the announced length are never part of the body', async () => {
  using connection = new RawConnection(service)
  const body = JSON.stringify(newPolicy())
  connection.write(head(authorization, `Content-Length: ${body.length}`), body, '}garbage\r\n\r\n')
  expect(await connection.ended).toMatch(/^(HTTP\/1\.1 201 .*)?HTTP\/1\.1 400 [^}]*$/s)
})

/** Sends chunks as fast as the service reads them. @returns a function that stops sending */
function sendForEver({ socket }: RawConnection): () => void {
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
  let stopped = false
  const run = async () => {
    while (!stopped && socket.writable) if (!socket.write(chunk)) await once(socket, 'drain')
  }
  run().catch(() => undefined)
  return () => {
    stopped = true
  }
}
