import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, test } from 'vitest'
import { addressOf, callerReader, networkOf } from '../../src/http/caller-address.ts'
import { send } from './send.ts'

/** A server that answers with the address and the network of the caller. */
const readCaller = callerReader(['127.0.0.1/32', '10.0.0.0/8', 'fd00::/8'])
const server = createServer((req, res) => {
  readCaller(req)
  res.end(`${addressOf(req)} ${networkOf(req)}`)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function callerOf(headers: Readonly<Record<string, string>>, from = '127.0.0.1'): Promise<string> {
  const { text } = await send({ baseUrl }, { path: '/', headers, from })
  return text.split(' ')[0] ?? ''
}

const proxy = '127.0.0.1'
const stranger = '198.51.100.7'
/** A caller behind the proxy, which appends the caller's address to what the caller has sent. */
const cases: readonly (readonly [form: string, headers: Readonly<Record<string, string>>, caller: string])[] =
  [
    ['nothing', {}, proxy],
    ['one address', { 'x-forwarded-for': stranger }, stranger],
    ['one element', { forwarded: `for=${stranger};proto=https;by=10.0.0.1` }, stranger],
    ['names in capitals, and a port', { forwarded: `By=10.0.0.1; For="${stranger}:4711"` }, stranger],
    ['IPv6 in quotes', { forwarded: 'for="[2001:db8::1]:4711"' }, '2001:db8::1'],
    ['IPv6 in capitals', { 'x-forwarded-for': '2001:DB8::1' }, '2001:db8::1'],
    ['IPv6 in brackets', { 'x-forwarded-for': '[2001:db8::1]:80' }, '2001:db8::1'],
    ['IPv4 with a port', { 'x-forwarded-for': `${stranger}:51234` }, stranger],
    ['IPv4 in IPv6', { 'x-forwarded-for': `::ffff:${stranger}` }, stranger],
    ['two trusted proxies', { 'x-forwarded-for': `${stranger}, 10.1.2.3` }, stranger],
    ['only trusted proxies', { 'x-forwarded-for': '10.9.9.9, 10.1.2.3' }, '10.9.9.9'],
    ['both headers, which agree', { forwarded: `for=${stranger}`, 'x-forwarded-for': stranger }, stranger],
    ['a forged address before it', { 'x-forwarded-for': `192.0.2.1, ${stranger}` }, stranger],
    ['a forged element before it', { forwarded: `for=192.0.2.1, for=${stranger}` }, stranger],
    [
      'a forged proxy before it',
      { 'x-forwarded-for': `192.0.2.1, 10.0.0.1, ${stranger}, 10.0.0.2` },
      stranger,
    ],
    [
      'a forged header that the proxy passes on',
      { forwarded: 'for=192.0.2.1', 'x-forwarded-for': stranger },
      proxy,
    ],
    ['a quote that is never closed', { forwarded: `for=", for=${stranger}` }, proxy],
    ['a comma in quotes', { forwarded: `for="192.0.2.1, for=${stranger}", for=${stranger}` }, stranger],
    ['two addresses in one element', { forwarded: `for=${stranger};host=x;by=10.0.0.1` }, stranger],
    ['an unknown caller', { forwarded: 'for=192.0.2.1, for=unknown' }, proxy],
    ['a hidden caller', { forwarded: 'for=192.0.2.1, for=_hidden' }, proxy],
    ['a name', { 'x-forwarded-for': '192.0.2.1, caller.example.com' }, proxy],
    ['an empty address', { 'x-forwarded-for': '192.0.2.1,' }, proxy],
    ['an address that is none', { 'x-forwarded-for': '192.0.2.1, 999.1.1.1' }, proxy],
    ['10,000 empty elements', { 'x-forwarded-for': ','.repeat(10_000) }, proxy],
  ]

describe('the caller that a trusted proxy names', () => {
  test.each(cases)('%s', async (_form, headers, caller) => {
    expect(await callerOf(headers)).toBe(caller)
  })

  test('an address that is not trusted cannot name another one', async () => {
    for (const [, headers] of cases) expect(await callerOf(headers, '127.0.0.2')).toBe('127.0.0.2')
  })

  test('networks of IPv6 are blocks of 64 bits', async () => {
    const { text } = await send(
      { baseUrl },
      {
        path: '/',
        headers: { 'x-forwarded-for': '2001:db8:1:2:3::4' },
      },
    )
    expect(text).toBe('2001:db8:1:2:3::4 2001:db8:1:2')
  })
})

test('the log of the tenant and the limits of token requests follow TRUSTED_PROXIES', async () => {
  const service = await startService({ TRUSTED_PROXIES: '127.0.0.1' })
  try {
    const path = '/api/v2/rate-limit-policies'
    const policy = {
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: 'default',
      configuration: { action: 'block', limit: 1 },
    }
    const token = await service.token()
    const headers = { 'x-forwarded-for': stranger }
    await send(service, { method: 'POST', path, body: policy, token, headers })
    const { text } = await send(service, { path: '/api/v2/logs?operation=create_rate_limit_policy', token })
    expect(JSON.parse(text)).toMatchObject({ logs: [{ ip: stranger }] })

    const guess = async (from: string) =>
      (
        await send(service, {
          method: 'POST',
          path: '/oauth/token/',
          body: {
            grant_type: 'client_credentials',
            client_id: 'nobody',
            client_secret: 'wrong',
            audience: '/api/v2/',
          },
          headers: { 'x-forwarded-for': from },
        })
      ).status
    const statuses = await Promise.all([stranger, stranger, stranger, '203.0.113.9'].map(guess))
    expect(statuses).toContain(429)
    expect(statuses.at(-1)).toBe(401)
  } finally {
    await service.stop()
  }
})
