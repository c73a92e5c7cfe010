import { createServer as createTcpServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../src/webhooks/send.ts'
import { type DnsReply, startDnsServer } from '../harness/dns-server.ts'
import { listenOn } from '../harness/target.ts'
import { dialledIn, forbidden } from './dial.ts'
import { startRawTarget } from './raw-target.ts'
import { attempt } from './send-attempt.ts'

const plainMessage = /^[\x20-\x7e]{1,200}$/
const ok = 'HTTP/1.1 200 OK\r\n'

const hostile = '<script>alert(1)</script>\x1b[31mzebra'

describe('the message of an attempt', () => {
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
    const outcome = await attempt(await startRawTarget(socket => socket.end(head)))
    expect(outcome.result).not.toBe('delivered')
    const { message } = outcome as { message: string }
    expect(message).toMatch(plainMessage)
    expect(message).not.toMatch(/script|alert|zebra|X-/)
  })
})

describe('the message of a failed attempt', () => {
  it.each<[string, string, (socket: Socket) => void]>([
    [
      'the target closes the connection',
      'The request failed: the endpoint has closed the connection (UND_ERR_SOCKET).',
      socket => socket.end(),
    ],
    [
      'the target resets the connection',
      'The request failed: the endpoint has reset the connection (ECONNRESET).',
      socket => socket.resetAndDestroy(),
    ],
    [
      'the connection ends within the answer',
      'The request failed: the endpoint has closed the connection (UND_ERR_SOCKET).',
      socket => socket.end(`${ok}Content-Length: 100\r\n\r\nhalf`),
    ],
    [
      'a chunk of the answer is invalid',
      'The endpoint did not answer in HTTP.',
      socket => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\n`),
    ],
  ])('names the error if %s', async (_name, message, answer) => {
    expect(await attempt(await startRawTarget(answer))).toMatchObject({ result: 'failed', message })
  })

  it('names the error if nothing listens at the port of the target', async () => {
    const server = createTcpServer()
    const target = await listenOn(server)
    await new Promise(closed => server.close(closed))
    expect(await attempt(target)).toMatchObject({
      result: 'failed',
      message: 'The request failed: the endpoint refuses connections (ECONNREFUSED).',
    })
  })

  it.each<[string, DnsReply | undefined, string]>([
    ['does not exist', 'NXDOMAIN', forbidden],
    ['has no address', { addresses: [], ttl: 60 }, forbidden],
    [
      'is not resolved by a DNS server that fails',
      'SERVFAIL',
      'The request failed: the name of the endpoint cannot be resolved (EAI_AGAIN).',
    ],
    ['is not resolved', undefined, 'The name of the endpoint was not resolved within 4 seconds.'],
  ])('names the error if the host name of the target %s', async (_name, reply, message) => {
    const dns = await startDnsServer(() => reply)
    const outcome = await attempt('https://hook.example/', [dns.address], 8_000)
    expect(outcome).toMatchObject({ result: 'failed', message })
  })

  it('does not tell an internal name from one that does not exist, except in the log of the operator', async () => {
    const lines: Record<string, unknown>[] = []
    const log = pino({ base: null, timestamp: false }, { write: line => lines.push(JSON.parse(line)) })
    const replies: Readonly<Record<string, DnsReply>> = {
      'internal.example': { addresses: ['10.0.0.1'], ttl: 60 },
      'nobody.example': 'NXDOMAIN',
    }
    const dns = await startDnsServer(name => replies[name] ?? 'SERVFAIL')
    const outcomes: unknown[] = []
    for (const name of Object.keys(replies))
      outcomes.push(await dialledIn(`https://${name}/`, [], [dns.address], log))
    expect(outcomes).toEqual(Array(2).fill({ result: 'failed', message: forbidden }))
    const line = { level: 40, msg: 'an endpoint cannot be dialled' }
    expect(lines).toEqual([
      { ...line, host: 'internal.example', reason: 'none of its addresses may be dialled' },
      { ...line, host: 'nobody.example', reason: 'the name does not exist' },
    ])
  })

  it('names the error if no DNS server can be reached', async () => {
    const dns = await startDnsServer(() => 'SERVFAIL')
    await dns.close()
    expect(await attempt('https://hook.example/', [dns.address])).toMatchObject({
      message: 'The request failed: the name of the endpoint cannot be resolved (EAI_AGAIN).',
    })
  })

  it.each([
    undefined,
    '',
    'E',
    '0ERROR',
    'econnreset',
    hostile,
    `${hostile}ECONNRESET`,
    `ECONNRESET${hostile}`,
  ])('names no error whose code is not one of the platform: %j', code => {
    const message = 'The request failed.'
    expect(failureOf(Object.assign(new Error('failed'), { code }))).toEqual({ result: 'failed', message })
  })
})
