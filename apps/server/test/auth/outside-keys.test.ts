import pino from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Problem } from '../../src/api/problem.ts'
import { ownProfile } from '../../src/auth/access-token.ts'
import { followOutsideKeys } from '../../src/auth/outside-keys.ts'
import { createVerifiedTokens } from '../../src/auth/verified-tokens.ts'
import { createMachineClock } from '../../src/stores/sqlite/clock.ts'
import { startOutsideIssuer } from './outside-issuer-server.ts'

const algorithms = ['EdDSA', 'ES256', 'RS256']
const second = 1_000
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  vi.advanceTimersByTime(minute)
})
afterEach(() => {
  vi.useRealTimers()
})

async function open() {
  const issuer = await startOutsideIssuer()
  await issuer.addKey('one')
  const follow = () => {
    const keys = followOutsideKeys(issuer.jwksUrl, algorithms, pino({ level: 'silent' }))
    onTestFinished(() => keys.stop())
    const lookUp = async (kid: string, alg = 'EdDSA') => {
      try {
        await keys.find({ kid, alg }, { payload: '', signature: '' })
        return 'found'
      } catch (error) {
        return error instanceof Problem ? error.errorCode : (error as { code: string }).code
      }
    }
    return { keys, lookUp }
  }
  return { issuer, follow }
}

const unknown = 'ERR_JWKS_NO_MATCHING_KEY'

test('concurrent lookups share one fetch of the keys', async () => {
  const { issuer, follow } = await open()
  const { lookUp } = follow()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => lookUp('one'))))).toEqual(
    new Set(['found']),
  )
  expect(issuer.asked()).toBe(1)
})

test('an unknown kid causes at most one fetch a minute', async () => {
  const { issuer, follow } = await open()
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

test('a withdrawn key is removed after ten minutes, even if no other key is looked up', async () => {
  const { issuer, follow } = await open()
  await issuer.addKey('two')
  const { keys, lookUp } = follow()
  expect(await lookUp('two')).toBe('found')
  const { version } = keys
  issuer.publish({ keys: issuer.keys.slice(0, 1) })
  await vi.advanceTimersByTimeAsync(10 * minute)
  await vi.waitFor(() => expect(keys.version).not.toBe(version))
  expect(await lookUp('two')).toBe(unknown)
  expect(await lookUp('one')).toBe('found')
})

test('fetching unchanged keys does not change their version', async () => {
  const { issuer, follow } = await open()
  const { keys, lookUp } = follow()
  await lookUp('one')
  const { version } = keys
  vi.advanceTimersByTime(minute)
  expect(await lookUp('random')).toBe(unknown)
  expect(issuer.asked()).toBe(2)
  expect(keys.version).toBe(version)
})

test('without keys each lookup fails with service_unavailable, and causes at most one fetch a second', async () => {
  const { issuer, follow } = await open()
  await issuer.stop()
  const { lookUp } = follow()
  for (let index = 0; index < 3; index++) expect(await lookUp('one')).toBe('service_unavailable')
  await issuer.restart()
  expect(await lookUp('one')).toBe('service_unavailable')
  vi.advanceTimersByTime(second)
  expect(await lookUp('one')).toBe('found')
  expect(issuer.asked()).toBe(1)
})

test('while the issuer is unreachable, known keys work for an hour, and unknown ones are service_unavailable', async () => {
  const { issuer, follow } = await open()
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
  const { issuer, follow } = await open()
  const { keys } = follow()
  const token = await issuer.sign('one')
  const profile = { ...ownProfile(issuer.issuer), requiredClaims: [] }
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

test.each([
  { name: 'a redirect', status: 302, body: '{"keys":[]}', headers: { Location: '/elsewhere' } },
  { name: 'an error', status: 500, body: '{"keys":[]}', headers: {} },
  { name: 'another success', status: 203, body: '{"keys":[]}', headers: {} },
  { name: 'a body that is not JSON', status: 200, body: '<html>', headers: {} },
  { name: 'null', status: 200, body: 'null', headers: {} },
  { name: 'JSON that is not a key set', status: 200, body: '{"issuer":"x"}', headers: {} },
  { name: 'keys that are not a list', status: 200, body: '{"keys":{}}', headers: {} },
  {
    name: 'a body of more than 256 KB',
    status: 200,
    body: `{"keys":[],"x":"${'x'.repeat(262_144)}"}`,
    headers: {},
  },
])('$name from the key URL causes service_unavailable, and no other address is contacted', async answer => {
  const { issuer, follow } = await open()
  issuer.answer((_req, res) => {
    res.writeHead(answer.status, answer.headers as Record<string, string>).end(answer.body)
  })
  const { lookUp } = follow()
  expect(await lookUp('one')).toBe('service_unavailable')
  expect(issuer.asked()).toBe(1)
})

test('an endless response is aborted after five seconds', async () => {
  const { issuer, follow } = await open()
  issuer.answer((_req, res) => {
    res.write('{"keys":[')
    const drip = setTimeout(() => res.write(' '), second)
    res.once('close', () => clearTimeout(drip))
  })
  const startedAt = Date.now()
  expect(await follow().lookUp('one')).toBe('service_unavailable')
  expect(Date.now() - startedAt).toBeLessThan(7_000)
})

test('unusable keys in a key set do not affect the usable ones', async () => {
  const { issuer, follow } = await open()
  await issuer.addKey('rsa', 'RS256')
  const [one, rsa] = issuer.keys
  issuer.publish({
    keys: [
      null,
      'key',
      {},
      { kty: 'oct', k: 'c2VjcmV0', kid: 'oct', alg: 'HS256' },
      { ...one, kid: 'torn', x: 'AAAA' },
      { ...rsa, kid: 'short', n: String(rsa?.n).slice(0, 170) },
      { ...one, kid: 'encrypts', use: 'enc' },
      one,
      rsa,
    ],
  })
  const { lookUp } = follow()
  expect(await lookUp('one')).toBe('found')
  expect(await lookUp('rsa', 'RS256')).toBe('found')
  for (const kid of ['torn', 'encrypts']) expect(await lookUp(kid), kid).toBe(unknown)
  for (const alg of ['RS256', 'EdDSA']) expect(await lookUp('short', alg)).toBe(unknown)
  expect(await lookUp('oct', 'HS256')).not.toBe('found')
})
