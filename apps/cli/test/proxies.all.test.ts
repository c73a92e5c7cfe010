import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import path from 'node:path'
import { promisify } from 'node:util'
import { listen } from '@tenant-api/test-kit/listen'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openForwardProxy } from './forward-proxy.ts'
import { eventFrame, openEventStream, openHostileService } from './hostile-service.ts'
import { connectedTo } from './service.ts'
import { run } from './tenant-api.ts'

const service = connectedTo(inject('sharedService'))
const url = 'http://tenant.example:8080'

/** Runs a command for a service that only the proxy can reach, at a name that no DNS has. */
async function behindProxy(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const proxy = await openForwardProxy({ 'tenant.example:8080': service.baseUrl })
  const ended = await run(args, {
    env: { ...service.env, TENANT_API_URL: url, HTTP_PROXY: proxy.url, ...env },
  })
  return { ...ended, proxy }
}

describe('a forward proxy', () => {
  test.each([
    [['streams', 'list']],
    [['whoami']],
    [['api', 'GET', '/api/v2/event-streams']],
    [['events', 'tail', '--from-timestamp', '-1h', '--until', '-30m']],
    [['login', '--client-id', 'contract-tests']],
  ])('carries the requests of %j', async args => {
    const { stderr, code, proxy } = await behindProxy(args)
    expect({ stderr, code }).toMatchObject({ code: 0 })
    expect(new Set(proxy.asked)).toEqual(new Set(['tenant.example:8080']))
  })

  test('is named by doctor, without its password', async () => {
    const { url: address } = await openForwardProxy({})
    const { stdout } = await behindProxy(['doctor'], {})
    expect(stdout).toMatch(
      /^address\tok\tThe proxy http:\/\/127\.0\.0\.1:\d+ of HTTP_PROXY accepts connections\./,
    )
    expect(stdout).not.toContain('DNS')
    const secret = { http_proxy: address.replace('//', '//me:pass-phrase@') }
    expect((await behindProxy(['doctor'], secret)).stdout).not.toContain('pass-phrase')
  })

  test('that cannot be reached is named by doctor', async () => {
    const { stdout, code } = await behindProxy(['doctor'], { HTTP_PROXY: 'http://proxy.invalid:3128' })
    expect(stdout).toBe(
      'address\tfault\tThe proxy http://proxy.invalid:3128 of HTTP_PROXY accepts no connection: ENOTFOUND.\t' +
        'Correct HTTP_PROXY, or add tenant.example to NO_PROXY to connect directly.\n',
    )
    expect(code).toBe(8)
  })

  test.each(['tenant.example', 'other.example, .example', '*.example:8080', '*'])(
    'is not used for an address that NO_PROXY=%s names',
    async exempt => {
      const { stderr, code, proxy } = await behindProxy(['streams', 'list'], { NO_PROXY: exempt })
      expect(stderr).toContain('the name tenant.example cannot be resolved')
      expect({ code, asked: proxy.asked }).toEqual({ code: 8, asked: [] })
    },
  )

  test('is used for other addresses than those that NO_PROXY names', async () => {
    const { code } = await behindProxy(['streams', 'list'], { NO_PROXY: 'ant.example,tenant.example:80' })
    expect(code).toBe(0)
  })

  test('is not used for a service or a receiver on this machine', async () => {
    const proxy = await openForwardProxy({})
    const receiver = await openHostileService((_request, response) => response.writeHead(204).end())
    const { env } = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(eventFrame(1))
    })
    const proxied = { ...env, HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url }
    const { stdout } = await run(['listen', '--forward-to', receiver.baseUrl, '--max', '1'], { env: proxied })
    expect(stdout).toMatch(/^evt_1\t204\t/)
    expect(proxy.asked).toEqual([])
  })

  test('carries the deliveries to a receiver elsewhere', async () => {
    const receiver = await openHostileService((_request, response) => response.writeHead(204).end())
    const proxy = await openForwardProxy({ 'receiver.example:80': receiver.baseUrl })
    const { env } = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(eventFrame(1))
    })
    const args = ['listen', '--forward-to', 'http://receiver.example/hook', '--max', '1']
    expect((await run(args, { env: { ...env, HTTP_PROXY: proxy.url } })).stdout).toMatch(/^evt_1\t204\t/)
    expect(proxy.asked).toEqual(['receiver.example:80'])
  })

  test('is refused if its variable is no URL, without a quote of its password', async () => {
    const { stderr, code } = await behindProxy(['streams', 'list'], { http_proxy: 'me:secret@proxy:3128' })
    expect({ stderr, code }).toEqual({
      stderr: 'http_proxy must be an http or https URL. Correct it, or unset it.\n',
      code: 2,
    })
  })
})

describe('a forward proxy to an https address', () => {
  /** Opens a service with a certificate of its own. */
  async function openSecureService() {
    const folder = createTemporaryFolder()
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
    const names = ['-subj', '/CN=tenant.example', '-addext', 'subjectAltName=DNS:tenant.example']
    const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
    await promisify(execFile)('openssl', ['req', ...options, ...names, '-keyout', key, '-out', cert])
    const server = createServer(
      { key: readFileSync(key), cert: readFileSync(cert) },
      (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end('[]')
      },
    )
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return { baseUrl: await listen(server), cert }
  }

  test('carries requests, and doctor says whether its certificate is trusted', async () => {
    const { baseUrl, cert } = await openSecureService()
    const proxy = await openForwardProxy({ 'tenant.example:443': baseUrl })
    const env = { TENANT_API_URL: 'https://tenant.example', TENANT_API_TOKEN: 'a', HTTPS_PROXY: proxy.url }
    const trusting = { ...env, NODE_EXTRA_CA_CERTS: cert }
    expect(await run(['api', 'GET', '/'], { env: trusting })).toMatchObject({
      stdout: '[]\n',
      code: 0,
    })
    expect((await run(['doctor'], { env: trusting })).stdout).toContain(
      'tls\tok\tThe certificate is trusted.',
    )
    expect((await run(['doctor'], { env })).stdout).toContain('tls\tfault\tThe TLS handshake failed: ')
  })

  test('that refuses the address is named by doctor', async () => {
    const proxy = await openForwardProxy({})
    const env = { TENANT_API_URL: 'https://tenant.example', TENANT_API_TOKEN: 'a', HTTPS_PROXY: proxy.url }
    const { stdout, code } = await run(['doctor'], { env })
    expect(stdout).toContain(
      'tls\tfault\tThe proxy of HTTPS_PROXY does not connect to tenant.example: HTTP/1.1 403 Forbidden.\t',
    )
    expect(code).toBe(8)
    expect((await run(['streams', 'list'], { env })).stderr).toMatch(/^No answer from the service: .*403/)
  })
})
