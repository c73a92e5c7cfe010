import { describe, expect, it } from 'vitest'
import type { Client } from '../../src/auth/client.ts'
import { hashSecret, newSecret } from '../../src/auth/client-secret.ts'
import { createSecretChecks } from '../../src/auth/secret-checks.ts'
import { fastestTimes, ratioOf } from './fastest-times.ts'

const secret = newSecret()
const client: Client = {
  id: 'known',
  name: 'Known',
  secretHash: await hashSecret(secret),
  scopes: {},
  isGlobal: true,
  isThirdParty: false,
  createdAt: 0,
  disabledAt: null,
}
const claim = (given: Partial<{ id: string; secret: string; network: string }> = {}) => ({
  id: client.id,
  secret,
  network: '192.0.2.1',
  ...given,
})

describe('a secret', () => {
  it('a secret is right or wrong for a client, and always wrong for an unknown client', async () => {
    const checks = createSecretChecks()
    expect(await checks.isRight(client, claim())).toBe(true)
    expect(await checks.isRight(client, claim({ secret: newSecret() }))).toBe(false)
    expect(await checks.isRight(client, claim({ secret: `${secret}\0` }))).toBe(false)
    expect(await checks.isRight(null, claim({ id: 'nobody' }))).toBe(false)
  })

  it('a right secret is hashed only once, until the client gets a new secret', async () => {
    const checks = createSecretChecks()
    await checks.isRight(client, claim())
    let isOver = false
    const slow = checks.isRight(client, claim({ secret: newSecret() })).then(() => {
      isOver = true
    })
    expect(await checks.isRight(client, claim())).toBe(true)
    expect(isOver).toBe(false)
    const rotated = { ...client, secretHash: await hashSecret(newSecret()) }
    expect(await checks.isRight(rotated, claim())).toBe(false)
    await slow
  })

  it('a wrong secret takes the same time for a known client as for an unknown one', async () => {
    const checks = createSecretChecks()
    const check = (given: Client | null) => () => checks.isRight(given, claim({ secret: newSecret() }))
    expect(ratioOf(await fastestTimes([check(client), check(null)]))).toBeLessThan(1.5)
  })

  it('a secret of an existing client is not queued behind guesses for unknown clients', async () => {
    const checks = createSecretChecks()
    const guesses = Array.from({ length: 100 }, (_, index) =>
      checks.isRight(null, claim({ id: `guess-${index}`, network: `192.0.2.${index}` })),
    )
    let answered = 0
    for (const guess of guesses) guess.then(() => answered++)
    expect(await checks.isRight(client, claim())).toBe(true)
    expect(answered).toBeLessThan(10)
    expect(await Promise.all(guesses)).not.toContain(true)
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
