import { Resolver } from 'node:dns/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { askDns, createNames } from '../../../src/webhooks/names.ts'
import { type DnsReply, type DnsServer, startDnsServer } from '../harness/dns-server.ts'

/** How many timers keep the process alive. */
const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length

function ask({ address }: DnsServer, deadlineMs = 60_000, options = {}) {
  const resolver = new Resolver(options)
  resolver.setServers([address])
  return askDns(resolver, 'hook.example', deadlineMs)
}

it.each<[DnsReply, DnsReply]>([
  ['CNAME', 'CNAME'],
  ['CNAME', 'NXDOMAIN'],
  ['NXDOMAIN', 'CNAME'],
])('a name has no address if it is only an alias of one without: A %s, AAAA %s', async (a, aaaa) => {
  const dns = await startDnsServer((_name, type) => (type === 'A' ? a : aaaa))
  expect(await ask(dns)).toEqual({ addresses: [], ttl: 0 })
})

it.each<[DnsReply, DnsReply]>([
  ['CNAME', 'SERVFAIL'],
  ['SERVFAIL', 'CNAME'],
])('a failure beside an alias is an error, not a name without address: A %s, AAAA %s', async (a, aaaa) => {
  const dns = await startDnsServer((_name, type) => (type === 'A' ? a : aaaa))
  await expect(ask(dns)).rejects.toMatchObject({ code: 'EAI_AGAIN', message: 'DNS failed: ESERVFAIL' })
})

it('a resolver that gives up before the deadline ends the look-up with NameTimeoutError', async () => {
  const dns = await startDnsServer(() => undefined)
  await expect(ask(dns, 60_000, { timeout: 1, tries: 1 })).rejects.toMatchObject({ name: 'NameTimeoutError' })
})

it.each<DnsReply>([{ addresses: ['192.0.2.1', '2001:db8::1'], ttl: 60 }, 'NXDOMAIN', 'SERVFAIL'])(
  'a look-up that has ended leaves no timer behind, which would delay the end of the process: %j',
  async reply => {
    const dns = await startDnsServer(() => reply)
    const before = timers()
    await ask(dns).catch(() => {})
    expect(timers()).toBeLessThanOrEqual(before)
  },
)

it("the system's DNS servers are asked if none are given", async () => {
  const asked: string[][] = []
  async function query(this: Resolver) {
    asked.push(this.getServers())
    return [{ address: '192.0.2.1', ttl: 60 }]
  }
  for (const method of ['resolve4', 'resolve6'] as const) {
    const spy = vi.spyOn(Resolver.prototype, method).mockImplementation(query)
    onTestFinished(() => spy.mockRestore())
  }
  await createNames({ dnsServers: [], deadlineMs: 1_000 }).resolve('hook.example')
  const servers = new Resolver().getServers()
  expect(asked).toEqual([servers, servers])
})
