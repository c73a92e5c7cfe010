import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { listen } from '@tenant-api/test-kit/listen'
import { expect, it, onTestFinished, vi } from 'vitest'
import { linesOf, newFile, sentences, serve, start } from './recordings.ts'
import { post, sendTo } from './send.ts'

const streams = '/api/v2/event-streams'

it('forwards a request below a path as it is, without what concerns its connection', async () => {
  const got: object[] = []
  const upstream = await serve(async (request, response) => {
    const { method, url, headers } = request
    got.push({ method, url, headers, body: String(await request.toArray()) })
    response.writeHead(404, {
      Connection: 'X-Hop',
      'X-Hop': '1',
      'X-Kept': ['1', '2'],
      'Set-Cookie': ['a=1', 'b=2'],
    })
    response.end()
  })
  const { url } = await start({ upstream: `${upstream}/tenants/a/`, record: newFile() })
  const outgoing = request(url, {
    path: `${streams}/%2e%2E/x?b=2&a=%20`,
    method: 'PATCH',
    headers: {
      Connection: 'close, X-Own',
      'X-Own': '1',
      TE: 'trailers',
      'Accept-Encoding': 'br',
      Authorization: 'Bearer any',
      Expect: '100-continue',
    },
  })
  outgoing.on('continue', () => outgoing.end('{"a": 1}'))
  outgoing.flushHeaders()
  const [{ statusCode, headers, rawHeaders }] = await once(outgoing, 'response')
  expect(got).toEqual([
    {
      ...{ method: 'PATCH', url: `/tenants/a${streams}/%2e%2E/x?b=2&a=%20`, body: '{"a": 1}' },
      headers: {
        ...{
          host: new URL(upstream).host,
          authorization: 'Bearer any',
          via: expect.stringMatching(/^1\.1 mock-/),
        },
        ...{ 'accept-encoding': 'identity', 'content-length': '8', connection: 'close' },
      },
    },
  ])
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'access-control-allow-origin': '*' })
  expect(headers).not.toHaveProperty('x-hop')
  expect(rawHeaders.filter((name: string) => /^x-kept$/i.test(name))).toHaveLength(2)
})

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('decodes an answer in %s, for which it did not ask', async (coding, encode) => {
  const body = { statusCode: 404, error: 'Not Found', message: 'There is nothing.', errorCode: 'not_found' }
  const upstream = await serve((_, response) => {
    response.writeHead(404, { 'Content-Type': 'application/json', 'Content-Encoding': coding })
    response.end(encode(JSON.stringify(body)))
  })
  const file = newFile()
  const { url } = await start({ upstream, record: file })
  sentences()
  const answer = await sendTo(url + streams)
  expect(answer.body).toEqual(body)
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(linesOf(file)[1]).toMatchObject({ answer: { body } })
})

it('passes a redirect on, and does not follow it', async () => {
  const upstream = await serve((_, response) =>
    response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end(),
  )
  const { url } = await start({ upstream, record: newFile() })
  const said = sentences()
  const { status, headers } = await fetch(url + streams, { redirect: 'manual' })
  expect([status, headers.get('Location')]).toEqual([307, 'http://127.0.0.1:1/'])
  expect(said).toEqual(['GET /api/v2/event-streams: 307 is not documented for list_event_streams'])
})

it('answers 502 in the documented form if the upstream is down, and records nothing', async () => {
  const server = createServer()
  const upstream = await listen(server)
  await once(server.close(), 'close')
  const file = newFile()
  const { url } = await start({ upstream, record: file })
  const { status, body } = await sendTo(url + streams)
  const { port } = new URL(upstream)
  expect([status, body]).toEqual([
    502,
    {
      ...{ statusCode: 502, error: 'Bad Gateway', errorCode: 'service_unavailable' },
      message: `The upstream ${upstream} cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    },
  ])
  expect(linesOf(file)).toHaveLength(1)
})

it.each([
  [
    'breaks off',
    'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc',
    /^The answer of the upstream \S+ broke off: aborted\.$/,
  ],
  ['speaks no HTTP', 'SSH-2.0\r\n\r\n', /does not speak HTTP\/1\.1/],
  [
    'has headers without end',
    `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(70_000)}`,
    /its headers have more than 65536 bytes/,
  ],
  [
    'has an unknown coding',
    'HTTP/1.1 200 OK\r\nContent-Encoding: zip\r\n\r\n',
    /in the content coding 'zip'/,
  ],
])('answers 502 if the upstream %s', async (_, bytes, message) => {
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(bytes))
  })
  const upstream = await listen(server)
  onTestFinished(() => void server.close())
  const { url } = await start({ upstream, record: newFile() })
  const { status, body } = await sendTo(url + streams)
  expect([status, body]).toEqual([502, expect.objectContaining({ message: expect.stringMatching(message) })])
})

it('answers 502 to a body without end, and stops reading it', async () => {
  const file = newFile()
  const closed = Promise.withResolvers<void>()
  const upstream = await serve((_, response) => {
    response.on('close', closed.resolve)
    const chunk = Buffer.alloc(65_536, ' ')
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  })
  const { url } = await start({ upstream, record: file })
  const { status, body } = await sendTo(url + streams)
  expect([status, body]).toMatchObject([
    502,
    { message: `The answer of the upstream ${upstream} has more than 8388608 bytes.` },
  ])
  await closed.promise
  expect(linesOf(file)).toHaveLength(1)
})

it('answers 504 if an answer drips for more than a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const dripping = Promise.withResolvers<void>()
  const upstream = await serve((_, response) => {
    response.write('{')
    dripping.resolve()
  })
  const { url } = await start({ upstream, record: newFile() })
  const answer = sendTo(url + streams)
  await dripping.promise
  await nextTurn()
  vi.advanceTimersByTime(60_000)
  expect(await answer).toMatchObject({
    status: 504,
    body: { message: `The upstream ${upstream} has not answered in 60 s.` },
  })
})

it('refuses a body of more than 1 MB, and forwards none of it', async () => {
  let count = 0
  const upstream = await serve((_, response) => void response.end(String(count++)))
  const { url } = await start({ upstream, record: newFile() })
  const { status, body } = await sendTo(url + streams, post(' '.repeat(1_048_577)))
  expect([status, body]).toMatchObject([413, { errorCode: 'payload_too_large' }])
  expect(count).toBe(0)
})

it('finds that the upstream leads back to itself', async () => {
  let url = ''
  const front = await serve(async (request, response) => {
    const answer = await fetch(url + request.url, { headers: { Via: request.headers.via ?? '' } })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
  })
  url = (await start({ upstream: front, record: newFile() })).url
  sentences()
  expect(await sendTo(url + streams)).toMatchObject({
    status: 502,
    body: { message: `The upstream ${front} leads back to this mock. Start it with another --upstream.` },
  })
})

it('answers its own paths itself, and the preflights of web pages', async () => {
  const upstream = await serve((_, response) => response.writeHead(500).end())
  const { url } = await start({ upstream, record: newFile() })
  expect((await sendTo(`${url}/__mock/requests`)).status).toBe(200)
  const headers = { Origin: 'http://x', 'Access-Control-Request-Method': 'POST' }
  expect((await sendTo(url + streams, { method: 'OPTIONS', headers })).status).toBe(204)
})
