import { rm } from 'node:fs/promises'
import { type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { newSigningKey } from '../../src/auth/key-ring.ts'
import { holdClocks } from '../held-clock.ts'
import { send } from '../http/send.ts'
import { anEntry } from '../stores/an-entry.ts'
import { keySet, tokenOf } from './published-keys.ts'
import { changeStored } from './stored-clients.ts'

/** Starts a service for one test, and expects it to stop without errors. */
async function start(env: Record<string, string>) {
  const service = await startService({ API_RATE_LIMIT: 'off', ...env })
  onTestFinished(async () => {
    await service.stop()
    await rm(service.dataDir, { recursive: true, force: true })
  })
  return service
}

async function statusOf(service: RunningService, token: string) {
  return (await send(service, { path: '/api/v2/event-streams', token })).status
}

test('a rotation interrupts neither the service nor a verifier that caches the key set', async () => {
  const clock = holdClocks()
  const service = await start({ ACCESS_TOKEN_SECONDS: '60' })
  const jwks = new URL('/.well-known/jwks.json', service.baseUrl)
  const verify = (keys: ReturnType<typeof createRemoteJWKSet>, token: string) =>
    jwtVerify(token, keys, { issuer: service.baseUrl, audience: '/api/v2/', typ: 'at+jwt' })
  const old = await tokenOf(service)
  const added = await newSigningKey('EdDSA', Date.now() + 60_000)
  await changeStored(service, ({ signingKeys }) => signingKeys.insert(added, anEntry))
  await expect.poll(async () => (await keySet(service)).kids).toEqual([added.kid, old.kid])

  // This verifier fetches the key set only once: an unknown key or an old cache causes no new fetch.
  const verifier = createRemoteJWKSet(jwks, { cooldownDuration: Infinity, cacheMaxAge: Infinity })
  clock.pass(59_000)
  let last = await tokenOf(service)
  expect(last.kid).toBe(old.kid)
  await verify(verifier, last.token)
  clock.pass(1_000)
  const tooLate = AbortSignal.timeout(waitMs)
  let next = last
  while (next.kid === old.kid && !tooLate.aborted) {
    last = next
    next = await tokenOf(service)
    expect(await statusOf(service, next.token)).toBe(200)
    await verify(verifier, next.token)
  }
  expect(next.kid).toBe(added.kid)
  expect(await statusOf(service, last.token)).toBe(200)
  await verify(verifier, last.token)

  // The old key stays published until its last token expires. The stored expiry of that token may be a minute late.
  clock.pass(1_000 * Number(decodeJwt(last.token).exp) - 1 - Date.now())
  // Once the next key is published, the service has looked at all keys.
  const third = await newSigningKey('EdDSA', Date.now() + 3_600_000)
  await changeStored(service, ({ signingKeys }) => signingKeys.insert(third, anEntry))
  await expect.poll(async () => (await keySet(service)).kids).toEqual([third.kid, added.kid, old.kid])
  clock.pass(60_001)
  await expect.poll(async () => (await keySet(service)).kids).toEqual([third.kid, added.kid])
})

test('a changed TOKEN_ALG applies from the next start on, and tokens of the old algorithm stay valid until they expire', async () => {
  const first = await start({ ACCESS_TOKEN_SECONDS: '3600', TOKEN_ALG: 'ES256' })
  const old = await tokenOf(first)
  await first.stop()
  const { dataDir: DATA_DIR, baseUrl } = first
  for (const TOKEN_ALG of ['RS256', 'ES256']) {
    const PORT = new URL(baseUrl).port
    const service = await start({ DATA_DIR, PORT, ACCESS_TOKEN_SECONDS: '1', TOKEN_ALG })
    const { token, kid } = await tokenOf(service)
    expect(decodeProtectedHeader(token).alg).toBe(TOKEN_ALG)
    expect(await statusOf(service, old.token)).toBe(200)
    expect((await keySet(service)).kids).toEqual(expect.arrayContaining([kid, old.kid]))
    await service.stop()
  }
})
