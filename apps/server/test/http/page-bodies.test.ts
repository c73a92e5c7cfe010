import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { exchange } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedService({ CORS_ORIGINS: '*' })
const pages = ['/healthz', '/readyz', '/openapi.json', '/docs', '/console', '/docs/nothing']
const pieces = '1\r\na\r\n'.repeat(5_000)

// The service waits two seconds before it closes each of these connections.
test.concurrent.each(pages)(
  'a body in tiny pieces for the page %s is refused, since it would occupy the service',
  async path => {
    const answer = await exchange(
      service,
      `GET ${path} HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n`,
      pieces,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*The body comes in too many pieces/s)
  },
)

test.each([
  { name: 'with its length announced', headers: { 'Content-Length': '2000000' } },
  { name: 'in chunks', headers: { 'Transfer-Encoding': 'chunked' } },
])('the size limit of bodies also applies to pages, $name', async ({ headers }) => {
  const { status } = await send(service, { path: '/healthz', headers, body: 'x'.repeat(2_000_000) })
  expect(status).toBe(413)
})

test('a page is sent to a caller with a small body, on a connection that stays open', async () => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: t\r\nContent-Length: 2\r\n'
  const answers = await exchange(service, `${request}\r\n{}`, `${request}Connection: close\r\n\r\n{}`)
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
})

test.concurrent('a preflight with a body is refused, because no browser sends one', async () => {
  const answer = await exchange(
    service,
    'OPTIONS /api/v2/event-streams HTTP/1.1\r\nHost: t\r\nOrigin: https://a.example\r\nAccess-Control-Request-Method: GET\r\n',
    `Transfer-Encoding: chunked\r\n\r\n${pieces}`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})
