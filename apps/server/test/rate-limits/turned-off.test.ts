import { expect, test } from 'vitest'
import { policiesPath } from '../http/policy.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { managePolicies } from './policies.ts'
import { askForToken, rateLimitOf } from './token-request.ts'

const service = await startWatchedService({ RATE_LIMIT_POLICIES: 'off', API_RATE_LIMIT: 'off' })

test('with RATE_LIMIT_POLICIES=off an operator gets a token even if a policy blocks everyone', async () => {
  const policies = managePolicies(service, await service.token())
  await policies.create('default', { action: 'block', limit: 0 })
  const answer = await askForToken(service, { client_id: 'contract-tests' })
  expect(answer.status).toBe(200)
  expect(rateLimitOf(answer)).toBeNull()
})

test('with API_RATE_LIMIT=off no client has a quota', async () => {
  const token = await service.token()
  const ask = () => send(service, { path: policiesPath, token })
  const answers = await Promise.all(Array.from({ length: 200 }, ask))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.filter(answer => rateLimitOf(answer) !== null)).toEqual([])
})
