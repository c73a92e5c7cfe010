import pino from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createAccessTokens, ownProfile } from '../../src/auth/access-token.ts'
import { newSigningKey, startKeyRing } from '../../src/auth/key-ring.ts'
import { createVerifiedTokens } from '../../src/auth/verify-token.ts'
import { watchClock } from '../../src/events/clock.ts'
import { anEntry } from '../stores/an-entry.ts'
import { openSqlite } from '../stores/open-sqlite.ts'

const issuer = 'http://127.0.0.1:3000'

afterEach(() => {
  vi.useRealTimers()
})

/** Opens a real key ring, and a cache of verified tokens. `find` records a key lookup for each verified signature. */
async function open({ lifetimeSeconds = 60 } = {}) {
  const { signingKeys, clock } = await openSqlite()
  const log = pino({ level: 'silent' })
  const ring = await startKeyRing(signingKeys, { alg: 'EdDSA', clock: watchClock(clock, log), log })
  onTestFinished(() => ring.stop())
  const find = vi.spyOn(ring, 'find')
  const accessTokens = createAccessTokens(ring, { issuer, lifetimeSeconds, clock })
  const verified = createVerifiedTokens(ring, ownProfile(issuer), clock)
  const issue = (clientId = 'app') => accessTokens.issue(clientId, '/api/v2/', ['read:events'])
  return { signingKeys, ring, find, verified, issue }
}

test('the signature of a token is verified once, and each use returns the same caller', async () => {
  const { find, verified, issue } = await open()
  const token = await issue()
  const first = await verified.verify(token)
  expect(first).toMatchObject({ clientId: 'app', audiences: ['/api/v2/'], scopes: new Set(['read:events']) })
  for (let index = 0; index < 10; index++) expect(await verified.verify(token)).toEqual(first)
  expect(find).toHaveBeenCalledTimes(1)
})

test('a cached token is refused once it has expired', async () => {
  const { verified, issue } = await open({ lifetimeSeconds: 60 })
  const token = await issue()
  const { expiresAt } = await verified.verify(token)
  vi.useFakeTimers({ toFake: ['Date'], now: expiresAt - 1 })
  expect(await verified.verify(token)).toMatchObject({ expiresAt })
  vi.setSystemTime(expiresAt)
  await expect(verified.verify(token)).rejects.toThrow('The access token has expired.')
})

test('a verified token with one character changed is refused, and not cached', async () => {
  const { find, verified, issue } = await open()
  const token = await issue()
  await verified.verify(token)
  const others = Array.from({ length: token.length }, (_, index) => {
    const other = token[index] === 'A' ? 'B' : 'A'
    return token.slice(0, index) + other + token.slice(index + 1)
  })
  // Skip the last character: four of its bits are unused, so a change of it may not change the signature.
  for (const other of others.slice(0, -1))
    await expect(verified.verify(other)).rejects.toThrow(/not valid|signature/)
  find.mockClear()
  await verified.verify(token)
  expect(find).not.toHaveBeenCalled()
})

test('thousands of invalid tokens do not evict a valid token from the cache', async () => {
  const { find, verified, issue } = await open()
  const token = await issue()
  await verified.verify(token)
  for (let index = 0; index < 3_000; index++)
    await expect(verified.verify(`${token}${index}`)).rejects.toThrow(/not valid|signature/)
  find.mockClear()
  await verified.verify(token)
  expect(find).not.toHaveBeenCalled()
})

test('a thousand tokens are cached; one more evicts the least recently used', async () => {
  const { find, verified, issue } = await open()
  const tokens = await Promise.all(Array.from({ length: 1_001 }, () => issue()))
  const [first = '', second = '', ...rest] = tokens
  for (const token of tokens.slice(0, 1_000)) await verified.verify(token)
  await verified.verify(first)
  for (const token of rest.slice(-1)) await verified.verify(token)
  find.mockClear()
  await verified.verify(first)
  expect(find).not.toHaveBeenCalled()
  await verified.verify(second)
  expect(find).toHaveBeenCalledTimes(1)
})

test('removing a key also removes the tokens verified with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { signingKeys, verified, issue } = await open()
  const token = await issue()
  await verified.verify(token)
  await signingKeys.insert(await newSigningKey('EdDSA', Date.now() - 1), anEntry)
  const [, old] = await signingKeys.list()
  if (!old) throw new Error('expected two keys')
  await signingKeys.delete(old, anEntry)
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await expect.poll(() => verified.verify(token).catch(String)).toMatch(/not valid|signature/)
  expect(await verified.verify(await issue('another'))).toMatchObject({ clientId: 'another' })
})

test('a token is not cached if its key is removed while its signature is verified, beside another request', async () => {
  const { ring, find, issue } = await open()
  let version = { name: 'before' }
  const keys = {
    algorithms: ring.algorithms,
    has: ring.has,
    find: ring.find,
    renew: ring.renew,
    get version() {
      return version
    },
  }
  const verified = createVerifiedTokens(keys, ownProfile(issuer), { now: Date.now })
  const [token, other] = [await issue(), await issue('another')]
  const verifying = verified.verify(token)
  version = { name: 'after' }
  await Promise.all([verifying, verified.verify(other)])
  find.mockClear()
  await verified.verify(token)
  expect(find).toHaveBeenCalledTimes(1)
})
