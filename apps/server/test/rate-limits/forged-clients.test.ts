import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { managePolicies } from './policies.ts'
import { askForToken, pretend } from './token-request.ts'

const service = await startWatchedService({ RATE_LIMIT_POLICIES: 'on' })
const policies = managePolicies(service, await service.token())
await policies.create('default', { action: 'block', limit: 1 })

test.each([
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'default',
  'cimd_clients',
  'client_id:',
  'a\u2028b',
  '😀',
  "'; DROP TABLE clients; --",
  '%',
  'https://',
])('the client id %j is limited like any other', async id => {
  await expect.poll(async () => (await pretend(service, id)).status).toBe(401)
  // Three requests span at most two windows with a limit of one each: at least one is refused.
  const answers = await Promise.all([pretend(service, id), pretend(service, id), pretend(service, id)])
  expect(answers.map(({ status }) => status)).toContain(429)
})

test('an id in HTTP Basic that exceeds the maximum length is limited too', async () => {
  const Authorization = `Basic ${Buffer.from(`${'x'.repeat(8_000)}:secret`).toString('base64')}`
  const ask = () => askForToken(service, {}, { Authorization })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status)).toContain(429)
})
