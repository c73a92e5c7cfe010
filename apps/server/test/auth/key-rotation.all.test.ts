import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { type components, validateAnswer } from '@tenant-api/contract'
import { slowness } from '@tenant-api/test-kit/slowness'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newSigningKey, type TokenAlgorithm } from '../../src/auth/signing-key.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { deriveKeys, loadOrCreateSecretsKey } from '../../src/crypto/secrets-key.ts'
import { openDatabase } from '../../src/stores/sqlite/open-database.ts'
import { createSqliteSigningKeys } from '../../src/stores/sqlite/signing-keys.ts'
import { complaintOf, resultOf } from '../commands/run-command.ts'
import { send } from '../http/send.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { unexpected } from '../unexpected.ts'
import { startWatchedService } from '../watched-service.ts'
import { tokenFor } from './ask-for-token.ts'

type KeySet = components['schemas']['JsonWebKeySet']

/** Starts a service for one test, and expects it to stop without errors. */
async function start(env: Record<string, string>) {
  const service = await startService({ API_RATE_LIMIT: 'off', ...env })
  onTestFinished(async () => {
    await service.stop()
    await rm(service.dataDir, { recursive: true, force: true })
  })
  return service
}

const seen = { timeout: 5_000 + 500 * slowness, interval: 50 }
const client = { id: credentials.clientId, secret: credentials.clientSecret }

async function keySet(service: RunningService) {
  const { status, headers, text } = await send(service, { path: '/.well-known/jwks.json' })
  const body = JSON.parse(text) as KeySet
  expect(validateAnswer('get_jwks', { status, headers, body })).toEqual([])
  return { kids: body.keys.map(({ kid }) => kid), cacheControl: headers['cache-control'] }
}

async function tokenOf(service: RunningService) {
  const token = await tokenFor(service, client, { scope: 'read:event_streams' })
  return { token, kid: String(decodeProtectedHeader(token).kid) }
}

async function statusOf(service: RunningService, token: string) {
  return (await send(service, { path: '/api/v2/event-streams', token })).status
}

/** Adds a key as `keys rotate` does, but with the given `signsFrom`. */
async function addKey({ dataDir }: RunningService, alg: TokenAlgorithm, signsFrom: number) {
  using database = openDatabase(dataDir, unexpected)
  const secrets = createSecretBox(deriveKeys(loadOrCreateSecretsKey(dataDir)).secrets)
  const key = await newSigningKey(alg, signsFrom)
  await createSqliteSigningKeys(database, secrets).insert(key)
  return key.kid
}

describe('a new key', async () => {
  const service = await startWatchedService()

  test('a new key created by `keys rotate` is published within 5 s, and signs only after verifiers had time to fetch it', async () => {
    const before = await tokenOf(service)
    const made = await resultOf('keys', service.dataDir, ['rotate'])
    await vi.waitFor(async () => expect((await keySet(service)).kids).toEqual([made.kid, before.kid]), seen)
    const { cacheControl } = await keySet(service)
    const mayKeepMs = Number(/^public, max-age=(\d+)$/.exec(cacheControl ?? '')?.[1]) * 1_000
    const leadMs = Date.parse(String(made.signs_from)) - Date.now()
    expect(leadMs).toBeGreaterThan(mayKeepMs + 5_000)
    expect((await tokenOf(service)).kid).toBe(before.kid)

    const listed = await resultOf('keys', service.dataDir, ['list'])
    expect(listed).toEqual([
      { ...made, tokens_end_at: null, signs: false },
      {
        kid: before.kid,
        alg: 'EdDSA',
        signs_from: expect.any(String),
        tokens_end_at: expect.any(String),
        signs: true,
      },
    ])
    expect(await complaintOf('keys', service.dataDir, ['rotate'])).toContain(
      `The key ${made.kid} does not sign before`,
    )
  })

  test('a new key for another TOKEN_ALG can be published before the service starts with that TOKEN_ALG', async () => {
    const made = await resultOf('keys', service.dataDir, ['rotate'], { TOKEN_ALG: 'ES256' })
    expect(made).toMatchObject({ alg: 'ES256' })
    await vi.waitFor(async () => expect((await keySet(service)).kids).toContain(made.kid), seen)
  })
})

test('a rotation interrupts neither the service nor a verifier that caches the key set', async () => {
  const service = await start({ ACCESS_TOKEN_SECONDS: '6' })
  const jwks = new URL('/.well-known/jwks.json', service.baseUrl)
  const verify = (keys: ReturnType<typeof createRemoteJWKSet>, token: string) =>
    jwtVerify(token, keys, { issuer: service.baseUrl, audience: '/api/v2/', typ: 'at+jwt' })
  const old = await tokenOf(service)
  const signsFrom = Date.now() + 8_000
  const kid = await addKey(service, 'EdDSA', signsFrom)
  await vi.waitFor(async () => expect((await keySet(service)).kids).toEqual([kid, old.kid]), seen)

  // This verifier fetches the key set only once: an unknown key or an old cache causes no new fetch.
  const verifier = createRemoteJWKSet(jwks, { cooldownDuration: Infinity, cacheMaxAge: Infinity })
  const signers: string[] = []
  let last = old
  let tokensEnd = 0
  while (last.kid !== kid) {
    const next = await tokenOf(service)
    expect(await statusOf(service, next.token)).toBe(200)
    await verify(verifier, next.token)
    if (Date.now() < signsFrom) expect(next.kid).toBe(old.kid)
    if (next.kid === kid && last.kid === old.kid) {
      // The last token that the old key signed is still valid.
      expect(await statusOf(service, last.token)).toBe(200)
      await verify(verifier, last.token)
      tokensEnd = 1_000 * Number(decodeJwt(last.token).exp)
    }
    signers.push(next.kid)
    last = next
  }
  expect(Date.now() - signsFrom).toBeLessThan(5_000 + 500 * slowness)
  expect(new Set(signers)).toEqual(new Set([old.kid, kid]))

  // The old key stays published until its last token expires. The stored expiry of that token may be three seconds late.
  await vi.waitFor(async () => expect((await keySet(service)).kids).toEqual([kid]), {
    timeout: 30_000,
    interval: 200,
  })
  expect(Date.now()).toBeGreaterThanOrEqual(tokensEnd)
  expect(await resultOf('keys', service.dataDir, ['list'])).toMatchObject([{ kid }])
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

test('the first key signs at once', async () => {
  const folder = await temporaryFolder()
  const made = await resultOf('keys', folder, ['rotate'])
  expect(Date.parse(String(made.signs_from))).toBeLessThanOrEqual(Date.now())
  expect(await resultOf('keys', folder, ['list'])).toEqual([{ ...made, signs: true }])
  const SECRETS_KEY = randomBytes(32).toString('base64')
  expect(await complaintOf('keys', folder, ['list'], { SECRETS_KEY })).toMatch(/^SECRETS_KEY is not the key/)
  expect(await complaintOf('keys', folder, ['rotate', 'now'])).toMatch(/'now'/)
  expect(await complaintOf('keys', folder, ['remove'])).toMatch(/no command "remove".*rotate, list, revoke/)
})
