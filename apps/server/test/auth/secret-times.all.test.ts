// Not in `npm test`: it measures times, and checks hundreds of secrets, each of which takes 40 ms of a core.
import { describe, expect, it, test } from 'vitest'
import { createSecretChecks, newSecret } from '../../src/auth/client-secrets.ts'
import { anEntry } from '../stores/an-entry.ts'
import { startWatchedService } from '../watched-service.ts'
import { askForToken } from './ask-for-token.ts'
import { fastestTimes, ratioOf } from './fastest-times.ts'
import { claim, knownClient } from './known-client.ts'
import { addClient, changeStored } from './stored-clients.ts'

describe('a secret', () => {
  it('a wrong secret takes the same time for a known client as for an unknown one', async () => {
    const checks = createSecretChecks()
    const ways = [knownClient, null].map(
      client => () => checks.isRight(client, claim({ secret: newSecret() })),
    )
    expect(ratioOf(await fastestTimes(ways))).toBeLessThan(1.5)
  })

  it('a secret of an unknown client is refused when too many checks of its network are queued', async () => {
    const checks = createSecretChecks()
    const guesses = Array.from({ length: 200 }, (_, index) => checks.isRight(null, claim({ id: `${index}` })))
    const outcomes = await Promise.allSettled(guesses)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ reason: { errorCode: 'service_unavailable' } })
  })
})

test('an unknown client, a disabled one and a wrong secret take the time of one slow hash', async () => {
  const service = await startWatchedService()
  const ended = await addClient(service, '--id', 'ended')
  const other = await addClient(service, '--id', 'other')
  expect((await askForToken(service, other)).status).toBe(200)
  await changeStored(service, ({ clients }) => clients.update('ended', { disabledAt: Date.now() }, anEntry))
  const asked = [ended, { id: 'nobody', secret: ended.secret }, { id: 'other', secret: ended.secret }]
  const fastest = await fastestTimes(asked.map(client => () => askForToken(service, client)))
  expect(ratioOf(fastest)).toBeLessThan(1.5)
  expect(Math.min(...fastest)).toBeGreaterThan(15)
})
