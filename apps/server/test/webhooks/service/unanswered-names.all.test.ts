import { expect, it } from 'vitest'
import { groupEvent, userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { startDnsServer } from '../harness/dns-server.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const silentStreams = 50

// Repeated because on a busy machine the deadline of the names, 5 s, may pass during the test.
it('names that DNS never resolves do not delay other streams', { retry: 3 }, async () => {
  const hook = { addresses: ['127.0.0.1'], ttl: 60 }
  const dns = await startDnsServer(name => (name === 'hook.example' ? hook : undefined))
  const service = await manageStreams(
    await startWatchedService({
      ...quickWebhooks,
      WEBHOOK_DNS_SERVERS: dns.address,
      WEBHOOK_RETRY_DELAYS: '',
    }),
  )
  const target = await startTarget()
  const subscriptions = [{ event_type: 'group.created' as const }]
  const silent: string[] = []
  for (let index = 0; index < silentStreams; index++)
    silent.push((await service.create(`https://silent-${index}.example/`, { subscriptions })).id)
  await service.create(target.url.replace('127.0.0.1', 'hook.example'))
  await service.publish([groupEvent(crypto.randomUUID())])
  await dns.asked(2 * silentStreams)
  await service.publish([userEvent(crypto.randomUUID())])
  await target.first(1)
  // Issuing a token computes a scrypt hash in libuv's thread pool, which name lookups must not block.
  await service.token()
  // No look-up has reached its deadline yet.
  expect(await service.history(silent[0] ?? '')).toEqual([])
  const [delivery] = await service.historyOf(silent[0] ?? '', 1)
  expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual([
    'The name of the endpoint was not resolved within 5 seconds.',
  ])
})
