import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { createAddressGuard, ForbiddenAddressError, guardedLookup } from '../../../src/webhooks/addresses.ts'
import { createWebhookSender } from '../../../src/webhooks/send.ts'
import { type DnsReply, startDnsServer } from '../harness/dns-server.ts'
import { startTarget } from '../harness/target.ts'
import { dialledIn, forbidden, startCanary } from './dial.ts'
import { resolving } from './resolving.ts'

describe('a host name', () => {
  it('is dialled at an address that the operator allows', async () => {
    const target = await startTarget()
    const endpoint = target.url.replace('127.0.0.1', 'localhost')
    expect(await dialledIn(endpoint, ['127.0.0.0/8'])).toEqual({ result: 'delivered', status: 204 })
    expect(target.receipts).toHaveLength(1)
  })

  it('is dialled at an address from DNS that the operator allows', async () => {
    const target = await startTarget()
    const dns = await startDnsServer(() => ({ addresses: ['127.0.0.1'], ttl: 60 }))
    const endpoint = target.url.replace('127.0.0.1', 'hook.example')
    expect(await dialledIn(endpoint, ['127.0.0.0/8'], [dns.address])).toEqual({
      result: 'delivered',
      status: 204,
    })
    expect(target.receipts[0]?.headers.host).toBe(new URL(endpoint).host)
  })

  it('resolves only to those of its addresses that are allowed', async () => {
    const dns = await startDnsServer(() => ({ addresses: ['127.0.0.1', '127.0.0.2'], ttl: 60 }))
    const lookup = guardedLookup(address => address === '127.0.0.1', resolving(dns).resolve)
    const asked = Promise.withResolvers<unknown[]>()
    lookup('hook.example', { all: true }, (...answer) => asked.resolve(answer))
    expect(await asked.promise).toEqual([null, [{ address: '127.0.0.1', family: 4 }]])
  })

  it('fails to resolve with ForbiddenAddressError if none of its addresses is allowed, whether one address or all are requested', async () => {
    const dns = await startDnsServer(() => ({ addresses: ['127.0.0.1'], ttl: 60 }))
    const lookup = guardedLookup(() => false, resolving(dns).resolve)
    for (const options of [{}, { all: true }]) {
      const asked = Promise.withResolvers<unknown>()
      lookup('hook.example', options, error => asked.resolve(error))
      expect(await asked.promise).toBeInstanceOf(ForbiddenAddressError)
    }
  })

  it('is not dialled if it changes from a public address to one of this machine', async () => {
    const canary = await startCanary('127.0.0.1')
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    let reply: DnsReply = { addresses: ['93.184.215.14'], ttl: 0 }
    const dns = await startDnsServer(() => reply)
    const lookup = guardedLookup(createAddressGuard([]).allows, resolving(dns).resolve)
    const check = Promise.withResolvers<unknown>()
    lookup('rebinding.example', {}, (_error, address) => check.resolve(address))
    expect(await check.promise).toBe('93.184.215.14')
    reply = { addresses: ['127.0.0.1'], ttl: 0 }
    vi.advanceTimersByTime(1_000 * limits.shortestNameSeconds)
    const socket = connect({ host: 'rebinding.example', port: Number(canary.port), lookup })
    const [error] = await once(socket, 'error')
    expect(error).toBeInstanceOf(ForbiddenAddressError)
    expect(dns.questions).toHaveLength(4)
    expect(canary.connections).toBe(0)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254', 'fd00::1'])(
    'is not dialled if its address in DNS is %s',
    async address => {
      const canary = await startCanary('127.0.0.1')
      const dns = await startDnsServer(() => ({ addresses: [address], ttl: 60 }))
      const outcome = await dialledIn(`https://hook.example:${canary.port}/`, [], [dns.address])
      expect(outcome).toEqual({ result: 'failed', message: forbidden })
      expect(canary.connections).toBe(0)
    },
  )

  it('is dialled only at its public addresses if it also has private ones', async () => {
    const addresses = ['10.0.0.1', '93.184.215.14', '::1', '2606:4700::1', '::ffff:127.0.0.1', 'fe80::1']
    const dns = await startDnsServer(() => ({ addresses, ttl: 60 }))
    const lookup = guardedLookup(createAddressGuard([]).allows, resolving(dns).resolve)
    const asked = Promise.withResolvers<unknown>()
    lookup('mixed.example', { all: true }, (_error, found) => asked.resolve(found))
    expect(await asked.promise).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ])
  })
})

it.each(['127.0.0.1', 'localhost'])(
  'an address that may be dialled only with TLS is dialled with TLS, and not without: %s',
  async host => {
    const canary = await startCanary('127.0.0.1')
    // 127.0.0.1 stands for a public address, because this machine may have none.
    const guard = { ...createAddressGuard([]), allows: (address: string) => address === '127.0.0.1' }
    const sender = createWebhookSender(guard, {
      deadlineMs: 10_000,
      dnsServers: [],
      log: pino({ level: 'silent' }),
    })
    onTestFinished(() => sender.close())
    const dial = (scheme: string) =>
      sender.attempt({
        endpoint: new URL(`${scheme}://${host}:${canary.port}/`),
        headers: {},
        secrets: [],
        body: Buffer.from('{}'),
      })
    expect(await dial('http')).toEqual({ result: 'failed', message: forbidden })
    expect(canary.connections).toBe(0)
    expect(await dial('https')).toMatchObject({
      message: 'The request failed: the endpoint has reset the connection (ECONNRESET).',
    })
    expect(canary.connections).toBe(1)
  },
)
