import { createSecureServer } from 'node:http2'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOn } from '../harness/target.ts'
import { attemptsAt } from './attempts-at.ts'
import { selfSigned } from './certificate.ts'

const trusted = getCACertificates()
afterEach(() => setDefaultCACertificates(trusted))

function trustedCertificate() {
  const credentials = selfSigned()
  setDefaultCACertificates([...trusted, credentials.cert])
  return credentials
}

describe('The connections to targets', () => {
  it('use HTTP/1.1, also for a target that offers HTTP/2', async () => {
    const versions: string[] = []
    const server = createSecureServer({ ...trustedCertificate(), allowHTTP1: true }, (req, res) => {
      versions.push(req.httpVersion)
      res.end()
    })
    const outcomes = await Promise.all(attemptsAt(await listenOn(server, '127.0.0.1', 'https'))(2))
    expect(outcomes.map(({ result }) => result)).toEqual(['delivered', 'delivered'])
    expect(versions).toEqual(['1.1', '1.1'])
  })

  it('are opened at once for all attempts, so that a hanging TLS handshake delays only its own attempt', async () => {
    const server = createSecureServer({ ...trustedCertificate(), allowHTTP1: true }, (_req, res) => res.end())
    const behind = new URL(await listenOn(server, '127.0.0.1', 'https'))
    let hanging: Socket | undefined
    const proxy = createTcpServer(front => {
      front.on('error', () => {})
      if (!hanging) {
        hanging = front
        return
      }
      const back = connect(Number(behind.port), behind.hostname).on('error', () => {})
      front.pipe(back).pipe(front)
    })
    const results: string[] = []
    const attempts = attemptsAt(await listenOn(proxy, '127.0.0.1', 'https'), 2 * waitMs)(8)
    const ended = Promise.all(attempts.map(async attempt => results.push((await attempt).result)))
    await expect.poll(() => results).toEqual(Array(7).fill('delivered'))
    hanging?.destroy()
    await ended
    expect(results.at(-1)).toBe('failed')
  })

  it('carry no request whose deadline has passed during their TLS handshake', async () => {
    const seen = Promise.withResolvers<string>()
    const server = createSecureServer({ ...trustedCertificate(), allowHTTP1: true }, () =>
      seen.resolve('a request'),
    )
    const behind = new URL(await listenOn(server, '127.0.0.1', 'https'))
    const opened = Promise.withResolvers<Socket>()
    const proxy = await listenOn(createTcpServer(opened.resolve), '127.0.0.1', 'https')
    const [attempt] = attemptsAt(proxy, 1_500)(1)
    expect(await attempt).toMatchObject({ message: 'The endpoint did not answer within 1.5 seconds.' })
    const front = await opened.promise
    const back = connect(Number(behind.port), behind.hostname).on('close', () => seen.resolve('the end'))
    front
      .on('error', () => back.destroy())
      .pipe(back)
      .pipe(front)
    expect(await seen.promise).toBe('the end')
  })
})
