import { createServer } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createAddressGuard } from '../../../src/webhooks/addresses.ts'
import { createWebhookSender } from '../../../src/webhooks/send.ts'
import { startDnsServer } from '../harness/dns-server.ts'
import { listenOn, startTarget } from '../harness/target.ts'
import { pour, startRawTarget } from './raw-target.ts'
import { attempt } from './send-attempt.ts'

const deadlineMs = 500
const tooLate = { result: 'failed', message: 'The endpoint did not answer within 0.5 seconds.' }

const answering = (head: string) => startRawTarget(socket => socket.end(head))
const ok = 'HTTP/1.1 200 OK\r\n'
/** How many timers keep the process alive. */
const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length

describe('an attempt', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['never answers', () => {}],
    ['stops within its head', socket => socket.write('HTTP/1.1 200 O')],
    ['sends an endless head line by line', socket => drip(socket, 'X-A: b\r\n', ok)],
    ['sends its body byte by byte', socket => drip(socket, 'x', `${ok}Content-Length: 1000\r\n\r\n`)],
    ['stops within its body', socket => socket.write(`${ok}Content-Length: 1000\r\n\r\nx`)],
    [
      'never sends its last chunk',
      socket => socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`),
    ],
    ['keeps sending status 102', socket => drip(socket, 'HTTP/1.1 102 Processing\r\n\r\n', '')],
  ])('ends at its deadline, and closes its connection, if its target %s', async (_name, answer) => {
    const closed = Promise.withResolvers<unknown>()
    const target = await startRawTarget(socket => answer(socket.once('close', closed.resolve)))
    const { ms, ...outcome } = await attempt(target, [], deadlineMs)
    expect(outcome).toMatchObject(tooLate)
    expect(ms).toBeGreaterThanOrEqual(deadlineMs - 10)
    await closed.promise
  })

  it('that has ended leaves no timer behind, which would keep its body in memory', async () => {
    const target = await answering(`${ok}Content-Length: 0\r\n\r\n`)
    const before = timers()
    expect(await attempt(target)).toMatchObject({ result: 'delivered' })
    expect(timers()).toBeLessThanOrEqual(before)
  })

  it('ends at its deadline if its target accepts the connection but never answers the TLS handshake', async () => {
    const silent = await listenOn(createTcpServer(), '127.0.0.1', 'https')
    const { ms: _, ...outcome } = await attempt(silent, [], deadlineMs)
    expect(outcome).toEqual(tooLate)
  })
})

it('an attempt is a POST of the body, with its media type and the name of the sender', async () => {
  const target = await startTarget()
  expect(await attempt(`${target.url}?a=b`)).toMatchObject({ result: 'delivered' })
  const [receipt] = target.receipts
  expect(receipt).toMatchObject({ path: '/hook?a=b', body: '{}' })
  expect(receipt?.headers).toMatchObject({
    'content-type': 'application/cloudevents+json',
    'user-agent': 'tenant-api-webhooks',
    'x-test': '1',
  })
})

it.each([
  ['Retry-After: 7', { retryAfter: 7 }],
  ['Retry-After: 7\r\nRetry-After: 9', { retryAfter: 7 }],
  ['X-A: b', {}],
])('an attempt that is answered with 503 and %j has the outcome %j', async (header, expected) => {
  const target = await answering(`HTTP/1.1 503 No\r\n${header}\r\nContent-Length: 0\r\n\r\n`)
  const { ms: _, ...outcome } = await attempt(target)
  const message = 'The endpoint answered with status 503.'
  expect(outcome).toEqual({ result: 'failed', status: 503, message, ...expected })
})

it('an interim answer does not count: the outcome is that of the final answer', async () => {
  const target = await answering(`HTTP/1.1 103 Early\r\n\r\n${ok}Content-Length: 0\r\n\r\n`)
  expect(await attempt(target)).toMatchObject({ result: 'delivered' })
})

it('an attempt in flight fails when the sender is closed, whether it waits for DNS or for the answer', async () => {
  const before = timers()
  const dns = await startDnsServer(() => undefined)
  const arrived = Promise.withResolvers<void>()
  const silent = await startRawTarget(() => arrived.resolve())
  const sender = createWebhookSender(createAddressGuard(['127.0.0.0/8']), {
    deadlineMs: 60_000,
    dnsServers: [dns.address],
    log: pino({ level: 'silent' }),
  })
  const send = (endpoint: string) =>
    sender.attempt({ endpoint: new URL(endpoint), headers: {}, secrets: [], body: Buffer.from('{}') })
  const attempts = [send(silent), send('https://hook.example/')]
  await Promise.all([arrived.promise, dns.asked(1)])
  await sender.close()
  expect(await Promise.all(attempts)).toMatchObject([
    { result: 'failed', message: 'The request failed: UND_ERR_DESTROYED.' },
    { result: 'failed', message: 'The request failed: UND_ERR_DESTROYED.' },
  ])
  // The look-up ends a turn of the event loop after its cancellation.
  await new Promise(setImmediate)
  expect(timers()).toBeLessThanOrEqual(before)
})

function drip(socket: Socket, bytes: string, first: string): void {
  socket.write(first)
  const timer = setInterval(() => socket.write(bytes), 20)
  socket.on('close', () => clearInterval(timer))
}

describe('the body of an answer', () => {
  it.each([
    ['has 10 GB', `${ok}Content-Length: 10737418240\r\n\r\n`],
    ['never ends', `${ok}\r\n`],
  ])('is read only up to its limit if it %s', async (_name, head) => {
    const poured = Promise.withResolvers<number>()
    const target = await startRawTarget(socket => {
      socket.write(head)
      pour(socket, Buffer.alloc(65_536, 'x')).then(poured.resolve, poured.reject)
    })
    expect(await attempt(target)).toMatchObject({ result: 'delivered' })
    // The kernel buffers of both ends of a connection hold a few megabytes.
    expect(await poured.promise).toBeLessThan(32_000_000)
  })

  it('is read only up to its limit if the status is an error', async () => {
    const target = await startRawTarget(socket => {
      socket.write('HTTP/1.1 500 No\r\nContent-Length: 10737418240\r\n\r\n')
      void pour(socket, Buffer.alloc(65_536, 'x'))
    })
    expect(await attempt(target)).toMatchObject({ message: 'The endpoint answered with status 500.' })
  })
})

it.each([301, 302, 303, 307, 308])('a redirect of status %i is not followed', async status => {
  let followed = 0
  const canary = await listenOn(
    createServer((_req, res) => {
      followed++
      res.end()
    }),
  )
  const target = await answering(`HTTP/1.1 ${status} Go\r\nLocation: ${canary}\r\nContent-Length: 0\r\n\r\n`)
  expect(await attempt(target)).toMatchObject({ result: 'refused' })
  expect(followed).toBe(0)
})

it('an empty answer with status 204, 200 or 299 is a delivery', async () => {
  for (const status of [204, 200, 299])
    expect(
      await attempt(await answering(`HTTP/1.1 ${status} Fine\r\nContent-Length: 0\r\n\r\n`)),
    ).toMatchObject({
      result: 'delivered',
    })
})
