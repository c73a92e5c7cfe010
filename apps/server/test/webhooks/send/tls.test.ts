import { createServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOn } from '../harness/target.ts'
import { selfSigned } from './certificate.ts'
import { startRawTarget } from './raw-target.ts'
import { attempt } from './send-attempt.ts'

const trusted = getCACertificates()
const yesterday = new Date(Date.now() - 86_400_000)
const aSecondAgo = new Date(Date.now() - 1_000)

describe('TLS', () => {
  afterEach(() => setDefaultCACertificates(trusted))

  async function attemptAt(credentials: ReturnType<typeof selfSigned>) {
    let requests = 0
    const server = createServer(credentials, (_req, res) => {
      requests++
      res.end()
    })
    const { result, ...rest } = await attempt(await listenOn(server, '127.0.0.1', 'https'))
    return { result, message: 'message' in rest ? rest.message : null, requests }
  }

  it('a target with a self-signed certificate is refused', async () => {
    expect(await attemptAt(selfSigned())).toEqual({
      result: 'failed',
      message: 'The request failed: DEPTH_ZERO_SELF_SIGNED_CERT.',
      requests: 0,
    })
  })

  it.each([
    [
      'of another host',
      selfSigned({ host: 'other.example', address: [10, 0, 0, 1] }),
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    ['that has expired', selfSigned({ from: yesterday, to: aSecondAgo }), 'CERT_HAS_EXPIRED'],
  ])('a target with a trusted certificate %s is refused', async (_name, credentials, code) => {
    setDefaultCACertificates([...trusted, credentials.cert])
    expect(await attemptAt(credentials)).toEqual({
      result: 'failed',
      message: `The request failed: ${code}.`,
      requests: 0,
    })
  })

  it('a target with a trusted, valid certificate of its host gets the request', async () => {
    const credentials = selfSigned()
    setDefaultCACertificates([...trusted, credentials.cert])
    expect(await attemptAt(credentials)).toMatchObject({ result: 'delivered', requests: 1 })
  })

  it('a target that offers only finite-field Diffie-Hellman gets no request, since it may choose a huge group', async () => {
    const credentials = selfSigned({ isRsa: true })
    setDefaultCACertificates([...trusted, credentials.cert])
    const only = { maxVersion: 'TLSv1.2', ciphers: 'DHE-RSA-AES256-GCM-SHA384', dhparam: 'auto' } as const
    expect(await attemptAt({ ...credentials, ...only })).toMatchObject({ result: 'failed', requests: 0 })
  })

  it('a target cannot repeat the handshake of a connection', async () => {
    const credentials = selfSigned()
    setDefaultCACertificates([...trusted, credentials.cert])
    let repetitions = 0
    const server = createServer({ ...credentials, maxVersion: 'TLSv1.2' }, (req, res) => {
      const socket = req.socket as TLSSocket
      socket.renegotiate({}, error => {
        if (!error) repetitions++
        res.end()
      })
    })
    const outcome = await attempt(await listenOn(server, '127.0.0.1', 'https'))
    expect({ result: outcome.result, repetitions }).toEqual({ result: 'failed', repetitions: 0 })
  })

  it('a connection with TLS to a target that speaks plain HTTP fails', async () => {
    const target = await startRawTarget(socket => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'))
    const outcome = await attempt(target.replace('http:', 'https:'))
    expect(outcome).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(/^The request failed: ERR_SSL_[A-Z_0-9]+\.$/),
    })
  })
})
