import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Answer } from '../http/send.ts'
import { managePolicies } from './policies.ts'
import { startServiceWithClients } from './service-with-clients.ts'
import { grantedToStrangers } from './strangers.ts'
import { knock, rateLimitOf } from './token-request.ts'

const limit = 25
const groups = [
  { selector: 'cimd_clients', clients: ['https://a.example/', 'https://b.example/', 'https://c.example/'] },
  { selector: 'third_party_clients', clients: ['partner-a', 'partner-b', 'partner-c'] },
] as const
const service = await startServiceWithClients(
  [...groups[0].clients.map(id => ({ id })), ...groups[1].clients.map(id => ({ id, isThirdParty: true }))],
  { RATE_LIMIT_POLICIES: 'on' },
)
const policies = managePolicies(service, await service.token())
for (const selector of ['default', ...groups.map(({ selector }) => selector)]) {
  await policies.create(selector, { action: 'block', limit })
}

test('exactly the limit is granted to 50 concurrent requests, in each of 20 rounds', async () => {
  for (let round = 0; round < 20; round++)
    expect(await grantedToStrangers([service], 1, 50), `round ${round}`).toEqual([limit])
})

test('the default policy limits each client separately', async () => {
  expect(await grantedToStrangers([service], 3, 30)).toEqual([limit, limit, limit])
})

test.each(groups)('all clients of $selector share one limit', async ({ clients }) => {
  const secondsLater = async (reset = 0) => delay(Math.max(reset * 1_000 - Date.now(), 0))
  // Warm up: the first check of a secret takes much longer than later ones.
  const firsts = await Promise.all(clients.map(client => knock(service, client)))
  await secondsLater(rateLimitOf(firsts[0] as Answer)?.reset)
  for (;;) {
    const requests = clients.flatMap(client => Array.from({ length: 20 }, () => client))
    const answers = await Promise.all(requests.map(client => knock(service, client)))
    const ends = new Set(answers.map(answer => rateLimitOf(answer)?.reset))
    if (ends.size > 1) {
      // The round spanned two windows: try again.
      await secondsLater(Math.max(...[...ends].map(Number)))
      continue
    }
    const passed = answers.filter(({ status }) => status === 400)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - passed.length)
    // Each passed request has its own value of `remaining`.
    const left = passed.map(answer => rateLimitOf(answer)?.remaining).toSorted((a = 0, b = 0) => b - a)
    expect(left).toEqual(Array.from({ length: limit }, (_, index) => limit - 1 - index))
    return
  }
})
