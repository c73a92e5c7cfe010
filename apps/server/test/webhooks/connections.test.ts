import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { limits } from '../../src/limits.ts'
import { createAddressGuard } from '../../src/webhooks/send/address-guard.ts'
import { createWebhookSender } from '../../src/webhooks/send/attempt.ts'
import { selfSigned } from './certificate.ts'
import { listenOn } from './target.ts'

const trusted = getCACertificates()
afterEach(() => setDefaultCACertificates(trusted))

function trustedCertificate() {
  const credentials = selfSigned()
  setDefaultCACertificates([...trusted, credentials.cert])
  return credentials
}

/** A function that makes attempts at an endpoint, all with one sender. */
function attemptsAt(url: string, deadlineMs = 2_000) {
  const sender = createWebhookSender(createAddressGuard(['127.0.0.0/8']), { deadlineMs, dnsServers: [] })
  onTestFinished(() => sender.close())
  const endpoint = new URL(url)
  return (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => sender.attempt({ endpoint, headers: {}, body: Buffer.from('{}') })),
    )
}

describe('The connections to targets', () => {
  it('use HTTP/1.1, also for a target that offers HTTP/2', async () => {
    const versions: string[] = []
    const server = createSecureServer({ ...trustedCertificate(), allowHTTP1: true }, (req, res) => {
      versions.push(req.httpVersion)
      res.end()
    })
    const outcomes = await attemptsAt(await listenOn(server, '127.0.0.1', 'https'))(2)
    expect(outcomes.map(({ result }) => result)).toEqual(['delivered', 'delivered'])
    expect(versions).toEqual(['1.1', '1.1'])
  })

  it('are opened at once for all attempts, so that a hanging TLS handshake delays only its own attempt', async () => {
    const server = createSecureServer({ ...trustedCertificate(), allowHTTP1: true }, (_req, res) => res.end())
    const behind = new URL(await listenOn(server, '127.0.0.1', 'https'))
    let connections = 0
    const proxy = createTcpServer(front => {
      front.on('error', () => {})
      connections++
      if (connections === 1) return
      const back = connect(Number(behind.port), behind.hostname).on('error', () => {})
      front.pipe(back).pipe(front)
    })
    const outcomes = await attemptsAt(await listenOn(proxy, '127.0.0.1', 'https'))(8)
    expect(outcomes.filter(({ result }) => result === 'delivered')).toHaveLength(7)
  })

  it('carry no request whose deadline has passed during their TLS handshake', async () => {
    const seen = Promise.withResolvers<string>()
    const server = createSecureServer({ ...trustedCertificate(), allowHTTP1: true }, () =>
      seen.resolve('a request'),
    )
    const behind = new URL(await listenOn(server, '127.0.0.1', 'https'))
    const opened = Promise.withResolvers<Socket>()
    const proxy = await listenOn(createTcpServer(opened.resolve), '127.0.0.1', 'https')
    const [outcome] = await attemptsAt(proxy, 100)(1)
    expect(outcome).toMatchObject({ message: 'The endpoint did not answer within 0.1 seconds.' })
    const front = await opened.promise
    const back = connect(Number(behind.port), behind.hostname).on('close', () => seen.resolve('the end'))
    front
      .on('error', () => back.destroy())
      .pipe(back)
      .pipe(front)
    expect(await seen.promise).toBe('the end')
  })

  it('close after some seconds without an attempt, but not earlier, even if the target offers to keep them open', async () => {
    const closed: Promise<unknown>[] = []
    const server = createServer((_req, res) => res.setHeader('Keep-Alive', 'timeout=100000').end())
    server.keepAliveTimeout = 0
    server.on('connection', socket => closed.push(new Promise(resolve => socket.once('close', resolve))))
    const [outcome] = await attemptsAt(await listenOn(server))(1)
    const idleFrom = performance.now()
    expect(outcome).toMatchObject({ result: 'delivered' })
    await Promise.all(closed)
    expect(closed).toHaveLength(1)
    expect(performance.now() - idleFrom).toBeGreaterThan(1_000 * limits.targetIdleSeconds - 500)
  })
})
