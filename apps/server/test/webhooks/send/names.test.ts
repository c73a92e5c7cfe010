import { waitMs } from '@tenant-api/test-kit/timeouts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { lifetimeSeconds } from '../../../src/webhooks/names.ts'
import { type DnsReply, startDnsServer } from '../harness/dns-server.ts'
import { resolving } from './resolving.ts'

const hook = { addresses: ['192.0.2.1'], ttl: 60 }
const hookAddresses = [{ address: '192.0.2.1', family: 4 }]

/** Fakes the clock by which DNS answers expire. @returns a function that advances the clock */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return (seconds: number) => vi.advanceTimersByTime(1_000 * seconds)
}

describe('a host name', () => {
  it('has the addresses of both families, IPv4 first', async () => {
    const dns = await startDnsServer(() => ({ addresses: ['2001:db8::1', '192.0.2.1'], ttl: 60 }))
    expect(await resolving(dns).resolve('hook.example')).toEqual([
      { address: '192.0.2.1', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ])
  })

  it.each(['A', 'AAAA'])(
    'has the addresses of one family if DNS answers only the question for %s records',
    async type => {
      const addresses = [type === 'A' ? '192.0.2.1' : '2001:db8::1']
      const dns = await startDnsServer((_name, asked) =>
        asked === type ? { addresses, ttl: 60 } : undefined,
      )
      expect(await resolving(dns).resolve('hook.example')).toMatchObject([{ address: addresses[0] }])
      // The resolver has not repeated the question that DNS did not answer.
      expect(dns.questions.toSorted()).toEqual(['hook.example A', 'hook.example AAAA'])
    },
  )

  it('has a limited number of addresses, however many are in DNS', async () => {
    const addresses = Array.from({ length: limits.addressesOfName + 8 }, (_, index) => `192.0.2.${index}`)
    const dns = await startDnsServer(() => ({ addresses, ttl: 60 }))
    const found = await resolving(dns).resolve('hook.example')
    expect(found.map(({ address }) => address)).toEqual(addresses.slice(0, limits.addressesOfName))
  })

  it('is looked up once for all concurrent callers, in any spelling', async () => {
    const answer = Promise.withResolvers<DnsReply>()
    const dns = await startDnsServer(() => answer.promise)
    const names = resolving(dns)
    const found = ['hook.example', 'hook.example.', 'HOOK.example', ...Array(30).fill('hook.example')].map(
      name => names.resolve(name),
    )
    await dns.asked(2)
    answer.resolve(hook)
    expect(await Promise.all(found)).toEqual(found.map(() => hookAddresses))
    expect(dns.questions.toSorted()).toEqual(['hook.example A', 'hook.example AAAA'])
  })
})

describe('answers of DNS servers', () => {
  it.each([
    [0, 5],
    [4, 5],
    [60, 60],
    [300, 300],
    [86_400, 300],
  ])('an answer with a lifetime of %i seconds is cached for %i seconds', (ttl, seconds) => {
    expect(lifetimeSeconds(ttl)).toBe(seconds)
  })

  it('an answer is cached for the shortest of its lifetimes', async () => {
    const pass = stopTheClock()
    const dns = await startDnsServer((_name, type) => ({ ...hook, ttl: type === 'A' ? 20 : 10 }))
    const mixed = await startDnsServer((_name, type) => ({
      addresses: ['192.0.2.1', '2001:db8::1'],
      ttl: type === 'A' ? 20 : 10,
    }))
    for (const [server, seconds] of [[dns, 20] as const, [mixed, 10] as const]) {
      const names = resolving(server)
      await names.resolve('hook.example')
      pass(seconds - 0.001)
      await names.resolve('hook.example')
      expect(server.questions).toHaveLength(2)
      pass(0.001)
      await names.resolve('hook.example')
      expect(server.questions).toHaveLength(4)
    }
  })

  it('an answer is removed from the full cache when a newer one arrives', async () => {
    const pass = stopTheClock()
    const dns = await startDnsServer(() => hook)
    const names = resolving(dns, { deadlineMs: 30_000 })
    for (let index = 0; index < limits.rememberedNames; index += 100) {
      const some = Array.from({ length: 100 }, (_, offset) => `hook-${index + offset}.example`)
      await Promise.all(some.map(name => names.resolve(name)))
    }
    const full = dns.questions.length
    /** Resolves a name, and returns how many questions this took. */
    const ask = async (index: number) => {
      const before = dns.questions.length
      await names.resolve(`hook-${index}.example`)
      return dns.questions.length - before
    }
    expect(full).toBe(2 * limits.rememberedNames)
    expect([await ask(0), await ask(limits.rememberedNames), await ask(limits.rememberedNames)]).toEqual([
      0, 2, 0,
    ])
    expect([await ask(1), await ask(0)]).toEqual([0, 2])
    // The answer for 2 is now the oldest. A newer answer for 2 makes 3 the oldest.
    pass(hook.ttl)
    expect([await ask(2), await ask(1 + limits.rememberedNames), await ask(2)]).toEqual([2, 2, 0])
  })

  it.each<DnsReply>(['NXDOMAIN', { addresses: [], ttl: 60 }])(
    'an answer without an address is cached for a short time: %j',
    async nothing => {
      const pass = stopTheClock()
      let reply = nothing
      const dns = await startDnsServer(() => reply)
      const names = resolving(dns)
      await expect(names.resolve('hook.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
      reply = hook
      await expect(names.resolve('hook.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
      pass(limits.shortestNameSeconds)
      expect(await names.resolve('hook.example')).toEqual(hookAddresses)
    },
  )

  it('an answer that reports a failure is not cached', async () => {
    let reply: DnsReply = 'SERVFAIL'
    const dns = await startDnsServer(() => reply)
    const names = resolving(dns)
    await expect(names.resolve('hook.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' })
    reply = hook
    expect(await names.resolve('hook.example')).toEqual(hookAddresses)
  })

  it.each<[string, DnsReply, DnsReply | undefined, number, string]>([
    ['one server failure', 'SERVFAIL', 'NXDOMAIN', waitMs, 'DNS failed: ESERVFAIL,ENOTFOUND'],
    [
      'one question that is never answered',
      'SERVFAIL',
      undefined,
      500,
      'The name of the endpoint was not resolved within 0.5 seconds.',
    ],
  ])(
    '%s among the answers for A and AAAA is an error, not a name without addresses',
    async (_name, a, aaaa, deadlineMs, message) => {
      const dns = await startDnsServer((_host, type) => (type === 'A' ? a : aaaa))
      const names = resolving(dns, { deadlineMs })
      await expect(names.resolve('hook.example')).rejects.toMatchObject({ message })
    },
  )

  it('an answer that never arrives is an error at the deadline, and the next caller queries DNS again', async () => {
    let reply: DnsReply | undefined
    const dns = await startDnsServer(() => reply)
    const names = resolving(dns, { deadlineMs: 900 })
    const startedAt = performance.now()
    await expect(names.resolve('hook.example')).rejects.toMatchObject({
      name: 'NameTimeoutError',
      message: 'The name of the endpoint was not resolved within 0.9 seconds.',
    })
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(890)
    // Without the deadline, the resolver would go on until it has asked each question four times.
    expect(dns.questions.length).toBeLessThan(8)
    reply = hook
    expect(await names.resolve('hook.example')).toEqual(hookAddresses)
  })
})
