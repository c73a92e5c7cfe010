import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { complaintOf, resultOf } from '../commands/run-command.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { startWatchedService } from '../watched-service.ts'
import { keySet, tokenOf } from './published-keys.ts'

describe('a new key', async () => {
  const service = await startWatchedService()

  test('a new key created by `keys rotate` is published, and signs only after verifiers had time to fetch it', async () => {
    const before = await tokenOf(service)
    const made = await resultOf('keys', service.dataDir, ['rotate'])
    await expect.poll(async () => (await keySet(service)).kids).toEqual([made.kid, before.kid])
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
    await expect.poll(async () => (await keySet(service)).kids).toContain(made.kid)
  })
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
