import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { granted } from './granted.ts'
import { managePolicies } from './policies.ts'
import { startServiceWithClients } from './service-with-clients.ts'
import { knock, rateLimitOf } from './token-request.ts'

const limit = 25
const singles = Array.from({ length: 13 }, (_, index) => `client-${index}`)
const groups = [
  { selector: 'cimd_clients', clients: ['https://a.example/', 'https://b.example/', 'https://c.example/'] },
  { selector: 'third_party_clients', clients: ['partner-a', 'partner-b', 'partner-c'] },
] as const
const service = await startServiceWithClients(
  [
    ...singles.map(id => ({ id })),
    ...groups[0].clients.map(id => ({ id })),
    ...groups[1].clients.map(id => ({ id, isThirdParty: true })),
  ],
  { RATE_LIMIT_POLICIES: 'on' },
)
const policies = managePolicies(service, await service.token())
for (const selector of ['default', ...groups.map(({ selector }) => selector)]) {
  await policies.create(selector, { action: 'block', limit })
}

// Stops the time, so that no window ends during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('exactly the limit is granted to 50 concurrent requests, in each of 20 rounds', async () => {
  for (const client of singles.slice(0, 10)) {
    expect(await granted([service], client, 50), client).toHaveLength(limit)
    vi.advanceTimersByTime(1_000)
    expect(await granted([service], client, 50), `${client}, with a remembered secret`).toHaveLength(limit)
  }
})

test('the default policy limits each client separately', async () => {
  const answers = await Promise.all(singles.slice(10).map(client => granted([service], client, 30)))
  expect(answers.map(({ length }) => length)).toEqual([limit, limit, limit])
})

test.each(groups)('all clients of $selector share one limit', async ({ clients }) => {
  const requests = clients.flatMap(client => Array.from({ length: 20 }, () => client))
  const answers = await Promise.all(requests.map(client => knock(service, client)))
  const passed = answers.filter(({ status }) => status === 400)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - passed.length)
  // Each passed request has its own value of `remaining`.
  const left = passed.map(answer => rateLimitOf(answer)?.remaining).toSorted((a = 0, b = 0) => b - a)
  expect(left).toEqual(Array.from({ length: limit }, (_, index) => limit - 1 - index))
})
