import { createServer } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type DnsReply, startDnsServer } from './dns-server.ts'
import { pour, startRawTarget } from './raw-target.ts'
import { attempt, deadlineMs } from './send-attempt.ts'
import { listenOn } from './target.ts'

const tooLate = { result: 'failed', message: 'The endpoint did not answer within 0.5 seconds.' }
const plainMessage = /^[\x20-\x7e]{1,200}$/

const answering = (head: string) => startRawTarget(socket => socket.end(head))
const ok = 'HTTP/1.1 200 OK\r\n'

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
  ])('ends at its deadline if its target %s', async (_name, answer) => {
    const { ms, ...outcome } = await attempt(await startRawTarget(answer))
    expect(outcome).toEqual(tooLate)
    expect(ms).toBeGreaterThanOrEqual(deadlineMs - 10)
    expect(ms).toBeLessThan(deadlineMs + 1_000)
  })

  it('ends at its deadline if its target accepts the connection but never answers the TLS handshake', async () => {
    const silent = await listenOn(createTcpServer(), '127.0.0.1', 'https')
    const { ms, ...outcome } = await attempt(silent)
    expect(outcome).toEqual(tooLate)
    expect(ms).toBeLessThan(deadlineMs + 1_000)
  })
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

  it('is not decompressed, so that few bytes cannot fill the memory', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(64_000_000)))
    const server = createServer((_req, res) =>
      res.writeHead(200, { 'Content-Encoding': 'gzip, gzip' }).end(bomb),
    )
    const target = await listenOn(server)
    const before = process.memoryUsage().rss
    expect(await attempt(target)).toMatchObject({ result: 'delivered' })
    expect(process.memoryUsage().rss - before).toBeLessThan(48_000_000)
  })

  it('is read only up to its limit if the status is an error', async () => {
    const target = await startRawTarget(socket => {
      socket.write('HTTP/1.1 500 No\r\nContent-Length: 10737418240\r\n\r\n')
      void pour(socket, Buffer.alloc(65_536, 'x'))
    })
    expect(await attempt(target)).toMatchObject({ message: 'The endpoint answered with status 500.' })
  })
})

describe('the message of an attempt', () => {
  const hostile = '<script>alert(1)</script>\x1b[31mzebra'
  it.each([
    ['a hostile status text', `HTTP/1.1 500 ${hostile}\r\nContent-Length: 0\r\n\r\n`],
    ['hostile headers', `HTTP/1.1 500 No\r\nX-Evil: ${hostile}\r\nContent-Length: 0\r\n\r\n`],
    ['a hostile body', `HTTP/1.1 500 No\r\nContent-Length: ${hostile.length}\r\n\r\n${hostile}`],
    ['a hostile Retry-After', `HTTP/1.1 503 No\r\nRetry-After: ${hostile}\r\nContent-Length: 0\r\n\r\n`],
    ['a hostile Location', `HTTP/1.1 302 No\r\nLocation: https://${hostile}\r\nContent-Length: 0\r\n\r\n`],
    ['a line that is not HTTP', `${hostile}\r\n\r\n`],
    ['a status of four digits', `HTTP/1.1 5000 ${hostile}\r\n\r\n`],
    ['a NUL in a header', `HTTP/1.1 500 No\r\nX-A: a\0${hostile}\r\n\r\n`],
    ['two Content-Lengths', `HTTP/1.1 500 ${hostile}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ['a head of a megabyte', `HTTP/1.1 500 No\r\nX-A: ${hostile.repeat(30_000)}\r\n\r\n`],
    ['an unrequested upgrade', `HTTP/1.1 101 ${hostile}\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n`],
    ['bytes that are not UTF-8', `HTTP/1.1 500 \xff\xfe\x80\r\nContent-Length: 0\r\n\r\n`],
  ])('contains no text of a target that answers with %s', async (_name, head) => {
    const outcome = await attempt(await answering(head))
    expect(outcome.result).not.toBe('delivered')
    const { message } = outcome as { message: string }
    expect(message).toMatch(plainMessage)
    expect(message).not.toMatch(/script|alert|zebra|X-/)
  })
})

describe('the message of a failed attempt', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['the target closes the connection', socket => socket.end()],
    ['the target resets the connection', socket => socket.resetAndDestroy()],
    ['the connection ends within the answer', socket => socket.end(`${ok}Content-Length: 100\r\n\r\nhalf`)],
    [
      'a chunk of the answer is invalid',
      socket => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\n`),
    ],
  ])('is short and in ASCII if %s', async (_name, answer) => {
    const outcome = await attempt(await startRawTarget(answer))
    expect(outcome).toMatchObject({ result: 'failed', message: expect.stringMatching(plainMessage) })
  })

  it('names the error if nothing listens at the port of the target', async () => {
    const server = createTcpServer()
    const target = await listenOn(server)
    await new Promise(closed => server.close(closed))
    expect(await attempt(target)).toMatchObject({
      result: 'failed',
      message: 'The request failed: ECONNREFUSED.',
    })
  })

  it.each<[string, DnsReply | undefined, string]>([
    ['does not exist', 'NXDOMAIN', 'The request failed: ENOTFOUND.'],
    ['has no address', { addresses: [], ttl: 60 }, 'The request failed: ENOTFOUND.'],
    ['is refused by the DNS server', 'SERVFAIL', 'The request failed: EAI_AGAIN.'],
    ['is not resolved', undefined, 'The name of the endpoint was not resolved within 0.25 seconds.'],
  ])('names the error if the host name of the target %s', async (_name, reply, message) => {
    const dns = await startDnsServer(() => reply)
    expect(await attempt('https://hook.example/', [dns.address])).toMatchObject({ result: 'failed', message })
  })

  it('names the error if no DNS server can be reached', async () => {
    const dns = await startDnsServer(() => 'SERVFAIL')
    await dns.close()
    expect(await attempt('https://hook.example/', [dns.address])).toMatchObject({
      message: 'The request failed: EAI_AGAIN.',
    })
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
