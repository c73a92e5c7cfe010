import { credentials } from '@tenant-api/test-kit/start-service'
import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { complaintOf, resultOf } from '../commands/run-command.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { tokenFor } from './ask-for-token.ts'

const service = await startWatchedService()
const { dataDir } = service
const client = { id: credentials.clientId, secret: credentials.clientSecret }
const kidOf = (token: string) => String(decodeProtectedHeader(token).kid)
const statusOf = async (token: string) =>
  (await send(service, { path: '/api/v2/event-streams', token })).status

// The test of the key ring proves that the service reads its keys every two seconds.
test('tokens of a revoked key are refused, and the service signs new ones with another key', async () => {
  const token = await tokenFor(service, client, { scope: 'read:event_streams' })
  expect(await statusOf(token)).toBe(200)
  const kid = kidOf(token)
  expect(await resultOf('keys', dataDir, ['revoke', kid])).toMatchObject({ kid })
  await expect.poll(() => statusOf(token)).toBe(401)
  const next = await tokenFor(service, client, { scope: 'read:event_streams' })
  expect(kidOf(next)).not.toBe(kid)
  expect(await statusOf(next)).toBe(200)
  const { text } = await send(service, { path: '/.well-known/jwks.json' })
  expect(JSON.parse(text).keys).toMatchObject([{ kid: kidOf(next) }])
})

test('a revocation needs the kid of one key', async () => {
  expect(await complaintOf('keys', dataDir, ['revoke'])).toBe('Give the kid of one key; see --help.\n')
  expect(await complaintOf('keys', dataDir, ['revoke', 'one', 'two'])).toMatch(/^Give the kid of one key/)
  expect(await complaintOf('keys', dataDir, ['revoke', 'none'])).toBe('There is no key "none".\n')
  // A kid may begin with a hyphen.
  expect(await complaintOf('keys', dataDir, ['revoke', '-none'])).toBe('There is no key "-none".\n')
})
