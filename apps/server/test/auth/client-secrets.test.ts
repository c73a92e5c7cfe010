import { describe, expect, it } from 'vitest'
import { createSecretChecks, hashSecret, newSecret } from '../../src/auth/client-secrets.ts'
import { claim, knownClient as client } from './known-client.ts'

describe('a secret', () => {
  it('a secret is right or wrong for a client, and always wrong for an unknown client', async () => {
    const checks = createSecretChecks()
    expect(await checks.isRight(client, claim())).toBe(true)
    expect(await checks.isRight(client, claim({ secret: newSecret() }))).toBe(false)
    expect(await checks.isRight(client, claim({ secret: `${claim().secret}\0` }))).toBe(false)
    expect(await checks.isRight(null, claim({ id: 'nobody' }))).toBe(false)
  })

  it('a right secret is hashed only once, until the client gets a new secret', async () => {
    const checks = createSecretChecks()
    await checks.isRight(client, claim())
    let isOver = false
    const slow = checks.isRight(client, claim({ secret: newSecret() })).then(() => {
      isOver = true
    })
    expect(checks.remembers(client, claim().secret)).toBe(true)
    expect(checks.remembers(client, newSecret())).toBe(false)
    expect(checks.remembers(null, claim().secret)).toBe(false)
    expect(isOver).toBe(false)
    const rotated = { ...client, secretHash: await hashSecret(newSecret()) }
    expect(checks.remembers(rotated, claim().secret)).toBe(false)
    expect(await checks.isRight(rotated, claim())).toBe(false)
    await slow
  })

  it('a secret of an existing client is not queued behind guesses for unknown clients', async () => {
    const checks = createSecretChecks()
    const guesses = Array.from({ length: 30 }, (_, index) =>
      checks.isRight(null, claim({ id: `guess-${index}`, network: `192.0.2.${index}` })),
    )
    let answered = 0
    for (const guess of guesses) guess.then(() => answered++)
    expect(await checks.isRight(client, claim())).toBe(true)
    expect(answered).toBeLessThan(10)
    expect(await Promise.all(guesses)).not.toContain(true)
  })
})
