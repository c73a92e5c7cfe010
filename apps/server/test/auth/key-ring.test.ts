import { waitMs } from '@tenant-api/test-kit/timeouts'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newSigningKey, type StoredSigningKey, startKeyRing } from '../../src/auth/key-ring.ts'
import { watchClock } from '../../src/events/clock.ts'
import { anEntry } from '../stores/an-entry.ts'
import { openSqlite } from '../stores/open-sqlite.ts'

const hour = 3_600_000

async function open() {
  const { signingKeys, clock } = await openSqlite()
  const start = async (ahead = 0) => {
    const log = pino({ level: 'silent' })
    const shown = { now: () => clock.now() + ahead, ahead: () => ahead }
    const ring = await startKeyRing(signingKeys, { alg: 'EdDSA', clock: watchClock(shown, log), log })
    onTestFinished(() => ring.stop())
    return ring
  }
  return { signingKeys, start }
}

test("the expiry of a key's tokens is stored before the first token is issued, and then once an hour", async () => {
  const { signingKeys, start } = await open()
  const extend = vi.spyOn(signingKeys, 'extend')
  const ring = await start()
  const endsAt = Date.now() + 24 * hour
  await ring.signingKey(endsAt)
  const [noted] = await signingKeys.list()
  expect(noted?.tokensEndAt).toBe(endsAt + hour)
  for (const later of [0, 1_000, hour]) await ring.signingKey(endsAt + later)
  expect(extend).toHaveBeenCalledTimes(1)
  await ring.signingKey(endsAt + hour + 1)
  expect((await signingKeys.list())[0]?.tokensEndAt).toBe(endsAt + 2 * hour + 1)
})

test('a key that another node has removed signs no tokens', async () => {
  const { signingKeys, start } = await open()
  const ring = await start()
  for (const key of await signingKeys.list()) await signingKeys.delete(key, anEntry)
  await expect(ring.signingKey(Date.now() + hour)).rejects.toThrow('removed')
})

test('the keys are read again every two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { signingKeys, start } = await open()
  const ring = await start()
  const added = await newSigningKey('EdDSA', Date.now() + hour)
  await signingKeys.insert(added, anEntry)
  const list = vi.spyOn(signingKeys, 'list')
  vi.advanceTimersByTime(1_999)
  expect(list).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(list).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(ring.jwks.keys).toHaveLength(2), waitMs)
})

test('the keys are read again only after the last read is answered, so a late answer brings back no removed key', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { signingKeys, start } = await open()
  await start()
  const answered = Promise.withResolvers<StoredSigningKey[]>()
  const list = vi.spyOn(signingKeys, 'list').mockReturnValueOnce(answered.promise)
  vi.advanceTimersByTime(10_000)
  expect(list).toHaveBeenCalledTimes(1)
  answered.reject(new Error('too late'))
  await expect.poll(() => vi.advanceTimersByTime(2_000) && list.mock.calls.length).toBeGreaterThan(1)
})

test('the start removes keys whose tokens have all expired, and keeps the others', async () => {
  const { signingKeys, start } = await open()
  const now = Date.now()
  const key = async (age: number, tokensEndAt: number | null) => ({
    ...(await newSigningKey('EdDSA', now - age)),
    tokensEndAt,
  })
  const [signer, ended, alive, unused, forgotten] = [
    await key(1_000, now - 500),
    await key(3 * hour, now - 1),
    await key(4 * hour, now + hour),
    await key(23 * hour, null),
    await key(25 * hour, null),
  ]
  const waiting = { ...(await newSigningKey('EdDSA', now + hour)), tokensEndAt: null }
  for (const each of [signer, ended, alive, unused, forgotten, waiting])
    await signingKeys.insert(each, anEntry)
  const ring = await start()
  const kept = [waiting, signer, alive, unused].map(({ kid }) => kid)
  expect(ring.jwks.keys.map(({ kid }) => kid)).toEqual(kept)
  expect((await signingKeys.list()).map(({ kid }) => kid)).toEqual(kept)
  expect((await ring.signingKey(now)).kid).toBe(signer.kid)
})

test('no key is removed while the clock is far ahead, because it may be wrong', async () => {
  const { signingKeys, start } = await open()
  const now = Date.now()
  for (const age of [hour, 2 * hour])
    await signingKeys.insert(
      { ...(await newSigningKey('EdDSA', now - age)), tokensEndAt: now + 24 * hour },
      anEntry,
    )
  const ring = await start(48 * hour)
  expect(ring.jwks.keys).toHaveLength(2)
  expect(await signingKeys.list()).toHaveLength(2)
})
