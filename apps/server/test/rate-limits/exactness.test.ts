import { expect, test } from 'vitest'
import type { Answer } from '../http/send.ts'
import { managePolicies } from './policies.ts'
import { startServiceWithClients } from './service-with-clients.ts'
import { knock, rateLimitOf } from './token-request.ts'

const limit = 25
const groups = [
  { selector: 'cimd_clients', clients: ['https://a.example/', 'https://b.example/', 'https://c.example/'] },
  { selector: 'third_party_clients', clients: ['partner-a', 'partner-b', 'partner-c'] },
] as const
const service = await startServiceWithClients(
  groups[1].clients.map(id => ({ id, isThirdParty: true })),
  { RATE_LIMIT_POLICIES: 'on' },
)
const policies = managePolicies(service, await service.token())
for (const selector of ['default', ...groups.map(({ selector }) => selector)]) {
  await policies.create(selector, { action: 'block', limit })
}

/**
 * Sends the requests of a round at once, a list of clients for each counter, and gives how many of each were let through. A
 * round in which the end of a window cut one in two, as two ends in `X-RateLimit-Reset` tell, is none: another is sent.
 */
async function grantedAtOnce(newRound: () => readonly (readonly string[])[]): Promise<number[]> {
  for (;;) {
    const answers = await Promise.all(
      newRound().map(clients => Promise.all(clients.map(client => knock(service, client)))),
    )
    const ends = answers.map(ofCounter => new Set(ofCounter.map(answer => rateLimitOf(answer)?.reset)))
    if (ends.every(({ size }) => size === 1)) return answers.map(granted)
  }
}

/** What is left counts down once, with no number given out twice; everything else is refused. */
function granted(answers: readonly Answer[]): number {
  const passed = answers.filter(({ status }) => status === 400)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - passed.length)
  const left = passed.map(answer => rateLimitOf(answer)?.remaining).toSorted((a = 0, b = 0) => b - a)
  expect(left).toEqual(Array.from({ length: passed.length }, (_, index) => limit - 1 - index))
  return passed.length
}

const times = (count: number, client: string) => Array.from({ length: count }, () => client)

let strangers = 0

test('of 50 requests at once exactly the limit is granted, 20 times over', async () => {
  for (let round = 0; round < 20; round++)
    expect(await grantedAtOnce(() => [times(50, `stranger-${strangers++}`)]), `round ${round}`).toEqual([
      limit,
    ])
})

test('the default limits each client by itself', async () => {
  const round = () => Array.from({ length: 3 }, () => times(30, `stranger-${strangers++}`))
  expect(await grantedAtOnce(round)).toEqual([limit, limit, limit])
})

test.each(groups)('all clients of $selector share one limit', async ({ clients }) => {
  expect(await grantedAtOnce(() => [clients.flatMap(client => times(20, client))])).toEqual([limit])
})
