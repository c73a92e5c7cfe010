import { waitMs } from '@tenant-api/test-kit/timeouts'
import { calculateJwkThumbprint } from 'jose'
import { expect, test, vi } from 'vitest'
import { createVerifiedTokens } from '../../src/auth/verify-token.ts'
import { createMachineClock } from '../../src/stores/sqlite/open.ts'
import { minute, openFollowedIssuer, second, unknown } from './followed-issuer.ts'

test('concurrent lookups share one fetch of the keys', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  const { lookUp } = follow()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => lookUp('one'))))).toEqual(
    new Set(['found']),
  )
  expect(issuer.asked()).toBe(1)
})

test('unknown kids cause at most one fetch a minute', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  const { lookUp } = follow()
  expect(await lookUp('one')).toBe('found')
  await issuer.addKey('two')
  for (let index = 0; index < 100; index++) expect(await lookUp(`random-${index}`)).toBe(unknown)
  expect(await lookUp('two')).toBe(unknown)
  vi.advanceTimersByTime(minute - 1)
  expect(await lookUp('two')).toBe(unknown)
  expect(issuer.asked()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await Promise.all([lookUp('two'), lookUp('random'), lookUp('two')])).toEqual([
    'found',
    unknown,
    'found',
  ])
  expect(issuer.asked()).toBe(2)
})

test('a key that the issuer withdraws is removed after ten minutes, even without a lookup', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  await issuer.addKey('two')
  const { keys, lookUp } = follow()
  expect(await lookUp('two')).toBe('found')
  const { version } = keys
  issuer.publish({ keys: issuer.keys.slice(0, 1) })
  await vi.advanceTimersByTimeAsync(10 * minute)
  await vi.waitFor(() => expect(keys.version).not.toBe(version), waitMs)
  expect(await lookUp('two')).toBe(unknown)
  expect(await lookUp('one')).toBe('found')
  const thumbprints = await Promise.all(issuer.keys.map(key => calculateJwkThumbprint(key)))
  expect(thumbprints.map(keys.has)).toEqual([true, false])
})

test.each([
  { name: 'without a kid', header: { kid: undefined } },
  { name: 'with the kid of the key that it replaces', header: { kid: 'one' } },
])('a token of a new key $name causes a fetch and is accepted', async ({ header }) => {
  const { issuer, follow } = await openFollowedIssuer()
  const { verify, lookUp } = follow()
  expect(await lookUp('one')).toBe('found')
  await issuer.addKey('two')
  issuer.publish({ keys: [{ ...issuer.keys[1], ...header }] })
  const token = await issuer.sign('two', {}, header)
  expect(await verify(token)).toBe('ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
  vi.advanceTimersByTime(minute)
  expect(await Promise.all([verify(token), verify(token), verify(token)])).toEqual([
    'found',
    'found',
    'found',
  ])
  expect(issuer.asked()).toBe(2)
})

test('fetching unchanged keys does not change their version', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  const { keys, lookUp } = follow()
  await lookUp('one')
  const { version } = keys
  vi.advanceTimersByTime(minute)
  expect(await lookUp('random')).toBe(unknown)
  expect(issuer.asked()).toBe(2)
  expect(keys.version).toBe(version)
})

test('without keys every lookup fails with service_unavailable, and lookups cause at most one fetch a second', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  await issuer.stop()
  const { keys, lookUp } = follow()
  for (let index = 0; index < 3; index++) expect(await lookUp('one')).toBe('service_unavailable')
  expect(() => keys.has('one')).toThrow('The issuer of access tokens does not answer.')
  await issuer.restart()
  expect(await lookUp('one')).toBe('service_unavailable')
  vi.advanceTimersByTime(second)
  expect(await lookUp('one')).toBe('found')
  expect(issuer.asked()).toBe(1)
})

test('while the issuer is unreachable, known keys work for an hour, and unknown ones are service_unavailable', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  const { lookUp } = follow()
  expect(await lookUp('one')).toBe('found')
  await issuer.stop()
  vi.advanceTimersByTime(minute)
  expect(await lookUp('two')).toBe('service_unavailable')
  expect(await lookUp('two')).toBe('service_unavailable')
  expect(await lookUp('one')).toBe('found')
  vi.advanceTimersByTime(58 * minute)
  expect(await lookUp('one')).toBe('found')
  vi.advanceTimersByTime(2 * minute)
  expect(await lookUp('one')).toBe('service_unavailable')
  await issuer.restart()
  vi.advanceTimersByTime(second)
  expect(await lookUp('one')).toBe('found')
})

test('a verified token is refused once its keys are too old', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  const { keys, profile } = follow()
  const token = await issuer.sign('one')
  const verified = createVerifiedTokens(keys, profile, createMachineClock())
  expect(await verified.verify(token)).toMatchObject({ clientId: 'app' })
  await issuer.stop()
  vi.advanceTimersByTime(59 * minute)
  expect(await verified.verify(token)).toMatchObject({ clientId: 'app' })
  vi.advanceTimersByTime(minute)
  await expect(verified.verify(token)).rejects.toMatchObject({ errorCode: 'service_unavailable' })
  await issuer.restart()
  vi.advanceTimersByTime(second)
  expect(await verified.verify(token)).toMatchObject({ clientId: 'app' })
})
