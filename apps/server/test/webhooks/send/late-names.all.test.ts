/** Waits until the resolver of Node repeats its questions, after seconds. */
import { expect, it } from 'vitest'
import { type DnsReply, startDnsServer } from '../harness/dns-server.ts'
import { resolving } from './resolving.ts'

it('an answer that arrives late, within the deadline, is used', async () => {
  const answer = Promise.withResolvers<DnsReply>()
  const dns = await startDnsServer(() => answer.promise)
  const found = resolving(dns, { deadlineMs: 20_000 }).resolve('hook.example')
  // Wait until the questions for A and AAAA have both been repeated.
  await dns.asked(4)
  answer.resolve({ addresses: ['192.0.2.1'], ttl: 60 })
  expect(await found).toEqual([{ address: '192.0.2.1', family: 4 }])
})
