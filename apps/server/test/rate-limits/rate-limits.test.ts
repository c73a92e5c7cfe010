import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newId } from '../../src/api/ids.ts'
import type { RateLimitPolicy } from '../../src/limiting/rate-limit-policy.ts'
import type { RateLimitCounters } from '../../src/limiting/rate-limits.ts'
import { createRateLimits } from '../../src/limiting/rate-limits.ts'
import { createMemoryCounters } from '../../src/stores/memory.ts'
import { anEntry } from '../stores/an-entry.ts'
import { openSqlite } from '../stores/open-sqlite.ts'

type Configuration = RateLimitPolicy['configuration']
const resource = 'oauth_authentication_api'
const network = '192.0.2.1'
const known = { id: 'a', isKnown: true, isThirdParty: false }
const stranger = { id: 'unknown', isKnown: false, isThirdParty: false }

/** Limits with these policies, by selector. `lines` are the lines of the log, `counted` the keys of the counters that were used. */
async function withPolicies(policies: Readonly<Record<string, Configuration>>) {
  const { rateLimitPolicies } = await openSqlite()
  const times = { created_at: '2026-11-20T08:02:11.318Z', updated_at: '2026-11-20T08:02:11.318Z' }
  for (const [consumer_selector, configuration] of Object.entries(policies)) {
    const policy = {
      id: newId('rlp_'),
      resource,
      consumer: 'client',
      consumer_selector,
      configuration,
      ...times,
    }
    await rateLimitPolicies.insert(policy as RateLimitPolicy, anEntry)
  }
  // Stops the time, so that no window ends during a test on a busy machine.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null, timestamp: false }, { write: line => lines.push(JSON.parse(line)) })
  const counters = createMemoryCounters()
  const counted: string[] = []
  const noted: RateLimitCounters = {
    count(key, limit) {
      counted.push(key)
      return counters.count(key, limit)
    },
  }
  const rateLimits = createRateLimits(rateLimitPolicies, noted, log)
  return {
    lines,
    counted,
    /** A request whose secret is not known to be right. */
    attempt: async (client = known, from = network) => (await rateLimits.of(resource, client)).attempt(from),
    /** A request with the right secret. */
    admit: async (client = known) => (await rateLimits.of(resource, client)).admit(),
  }
}

it('without a policy nothing is counted or refused, and no limit is told', async () => {
  const { attempt, admit, counted } = await withPolicies({})
  for (let count = 0; count < 3; count++) expect([await attempt(), await admit()]).toEqual([null, null])
  expect(counted).toEqual([])
})

it('a request over the limit is refused, with what is left and the end of the window', async () => {
  const { attempt, admit } = await withPolicies({ default: { action: 'block', limit: 2 } })
  const resetsAt = Date.now() + 1_000
  for (const remaining of [1, 0]) {
    expect(await attempt()).toBeNull()
    expect(await admit()).toEqual({ limit: 2, remaining, resetsAt, refusal: null })
  }
  const refused = { limit: 2, remaining: 0, resetsAt, refusal: 'block' }
  expect([await attempt(), await admit()]).toEqual([refused, refused])
  expect(await attempt(stranger)).toBeNull()
})

it('requests whose secret is not known to be right are counted for each network, apart from others', async () => {
  const { attempt, admit } = await withPolicies({ 'client_id:a': { action: 'block', limit: 1 } })
  const refusals: unknown[] = []
  for (const from of [network, network, '192.0.2.2', '192.0.2.2', network])
    refusals.push((await attempt(known, from))?.refusal)
  expect(refusals).toEqual([undefined, 'block', undefined, 'block', 'block'])
  expect(await admit()).toMatchObject({ remaining: 0, refusal: null })
})

it('a policy may redirect requests over its limit', async () => {
  const redirect_uri = 'https://busy.example/'
  const { attempt, admit } = await withPolicies({ default: { action: 'redirect', limit: 1, redirect_uri } })
  await attempt()
  await admit()
  for (const verdict of [await attempt(), await admit()])
    expect(verdict?.refusal).toEqual({ redirectUri: redirect_uri })
})

it('a policy that only logs refuses nothing, and logs once a minute, with the id of a known client only', async () => {
  const { attempt, admit, lines } = await withPolicies({ default: { action: 'log', limit: 1 } })
  for (let count = 0; count < 2; count++) {
    for (const client of [known, stranger]) expect(await attempt(client)).toBeNull()
  }
  const line = { msg: 'over a rate limit', limit: 1, rate_limit_policy_id: expect.stringMatching(/^rlp_/) }
  const expected = [
    { level: 40, ...line, claimed_client_id: 'a' },
    { level: 40, ...line },
  ]
  expect(lines).toEqual(expected)
  const other = { ...known, id: 'b' }
  for (let count = 0; count < 3; count++) {
    for (const client of [known, other])
      expect(await admit(client)).toMatchObject({ limit: 1, remaining: 0, refusal: null })
  }
  expect(lines).toEqual([...expected, { level: 40, ...line, claimed_client_id: 'b' }])
})

it('a client that a policy allows is neither counted nor refused', async () => {
  const { attempt, admit, counted } = await withPolicies({
    'client_id:a': { action: 'allow' },
    default: { action: 'block', limit: 1 },
  })
  for (let count = 0; count < 3; count++) expect([await attempt(), await admit()]).toEqual([null, null])
  expect(counted).toEqual([])
})

it('a group that a policy allows is neither counted nor refused', async () => {
  const { admit, counted } = await withPolicies({
    third_party_clients: { action: 'allow' },
    default: { action: 'block', limit: 1 },
  })
  for (let count = 0; count < 3; count++) expect(await admit({ ...known, isThirdParty: true })).toBeNull()
  expect(counted).toEqual([])
})

it('the clients of a group share a counter, which counts only authenticated requests', async () => {
  const { attempt, admit } = await withPolicies({ third_party_clients: { action: 'block', limit: 2 } })
  const [one, other] = ['b', 'c'].map(id => ({ id, isKnown: true, isThirdParty: true }))
  for (let count = 0; count < 5; count++) expect(await attempt(one)).toBeNull()
  const verdicts: unknown[] = []
  for (const client of [one, other, one]) verdicts.push(await admit(client))
  expect(verdicts).toMatchObject([
    { remaining: 1, refusal: null },
    { remaining: 0, refusal: null },
    { remaining: 0, refusal: 'block' },
  ])
})

it('an unproved request is refused only above the limits of all policies that may apply to its id', async () => {
  const { attempt } = await withPolicies({
    third_party_clients: { action: 'block', limit: 1 },
    default: { action: 'block', limit: 3 },
  })
  const refusals: unknown[] = []
  for (let count = 0; count < 4; count++) refusals.push(await attempt(stranger))
  expect(refusals).toEqual([null, null, null, expect.objectContaining({ limit: 3, refusal: 'block' })])
})

it('an unproved request is not refused if a policy that may apply to its id refuses nothing', async () => {
  const { attempt } = await withPolicies({
    third_party_clients: { action: 'log', limit: 1 },
    default: { action: 'block', limit: 1 },
  })
  await attempt(stranger)
  expect(await attempt(stranger)).toBeNull()
})

it('a policy of a group logs nothing for requests that are not authenticated', async () => {
  const { attempt, lines } = await withPolicies({
    third_party_clients: { action: 'log', limit: 1 },
    default: { action: 'block', limit: 9 },
  })
  for (let count = 0; count < 3; count++) await attempt({ ...known, isThirdParty: true })
  expect(lines).toEqual([])
})
