import { createServer } from 'node:https'
import { describe, expect, it } from 'vitest'
import { selfSigned } from './certificate.ts'
import { startRawTarget } from './raw-target.ts'
import { attempt } from './send-attempt.ts'
import { listenOn } from './target.ts'

describe('TLS', () => {
  it.each([
    ['a self-signed certificate', selfSigned(), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['a certificate of another host', selfSigned({ host: 'other.example' }), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['an expired certificate', selfSigned({ to: new Date(Date.now() - 1_000) }), '[A-Z_]+'],
  ])('a target with %s is refused', async (_name, credentials, code) => {
    let requests = 0
    const server = createServer(credentials, (_req, res) => {
      requests++
      res.end()
    })
    const outcome = await attempt(await listenOn(server, '127.0.0.1', 'https'))
    expect(outcome).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(new RegExp(`^The request failed: ${code}\\.$`)),
    })
    expect(requests).toBe(0)
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
