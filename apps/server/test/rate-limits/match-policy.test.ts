import { expect, test } from 'vitest'
import type { RateLimitPolicy } from '../../src/limiting/rate-limit-policy.ts'
import {
  attemptCounter,
  matchPolicy,
  ownCounter,
  possibleMatches,
  selectorsOf,
} from '../../src/limiting/rate-limits.ts'

const all = ['default', 'third_party_clients', 'cimd_clients', 'client_id:a', 'client_id:https://a.example/']

function policyFor(consumer_selector: string): RateLimitPolicy {
  return {
    id: `rlp_${consumer_selector}`,
    version: 1,
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector,
    configuration: { action: 'block', limit: 1 },
    created_at: '2026-11-20T08:02:11.318Z',
    updated_at: '2026-11-20T08:02:11.318Z',
  }
}

// shows: policy.selector.*
test.each([
  { id: 'a', isThirdParty: false, selectors: all, policy: 'client_id:a' },
  { id: 'a', isThirdParty: true, selectors: all, policy: 'client_id:a' },
  {
    id: 'https://a.example/',
    isThirdParty: true,
    selectors: all,
    policy: 'client_id:https://a.example/',
  },
  {
    id: 'https://b.example/',
    isThirdParty: true,
    selectors: all,
    policy: 'cimd_clients',
    pool: 'cimd_clients',
  },
  {
    id: 'HTTPS://b.example/',
    isThirdParty: false,
    selectors: all,
    policy: 'cimd_clients',
    pool: 'cimd_clients',
  },
  {
    id: 'https://b.example/',
    isThirdParty: true,
    selectors: ['default', 'third_party_clients'],
    policy: 'third_party_clients',
    pool: 'third_party_clients',
  },
  {
    id: 'b',
    isThirdParty: true,
    selectors: all,
    policy: 'third_party_clients',
    pool: 'third_party_clients',
  },
  { id: 'b', isThirdParty: false, selectors: all, policy: 'default' },
  { id: 'A', isThirdParty: false, selectors: all, policy: 'default' },
  { id: 'http://b.example/', isThirdParty: false, selectors: all, policy: 'default' },
  { id: 'https://', isThirdParty: false, selectors: all, policy: 'default' },
  { id: 'xhttps://b.example/', isThirdParty: false, selectors: all, policy: 'default' },
  { id: 'cimd_clients', isThirdParty: false, selectors: all, policy: 'default' },
  {
    id: 'third_party_clients',
    isThirdParty: true,
    selectors: [...all, 'client_id:third_party_clients'],
    policy: 'client_id:third_party_clients',
  },
  { id: '__proto__', isThirdParty: false, selectors: all, policy: 'default' },
  { id: '', isThirdParty: false, selectors: all, policy: 'default' },
])(
  'with the policies $selectors the client $id (third-party: $isThirdParty) is limited by $policy',
  ({ id, isThirdParty, selectors, policy, pool = null }) => {
    for (const order of [selectors, selectors.toReversed()]) {
      const match = matchPolicy(order.map(policyFor), { id, isThirdParty })
      expect(match?.policy.consumer_selector).toBe(policy)
      expect(match?.pool).toBe(pool)
    }
  },
)

test('a client that no policy selects has no policy', () => {
  const others = ['client_id:b', 'client_id:aa', 'cimd_clients', 'third_party_clients'].map(policyFor)
  expect(matchPolicy(others, { id: 'a', isThirdParty: false })).toBeNull()
  expect(matchPolicy([], { id: 'a', isThirdParty: true })).toBeNull()
})

test.each([
  { id: 'a', selectors: all, possible: ['client_id:a'] },
  { id: 'https://b.example/', selectors: all, possible: ['cimd_clients'] },
  { id: 'b', selectors: all, possible: ['third_party_clients', 'default'] },
  { id: 'b', selectors: ['third_party_clients'], possible: ['third_party_clients', undefined] },
  { id: 'b', selectors: ['default'], possible: ['default'] },
  { id: 'b', selectors: [], possible: [undefined] },
])(
  'with the policies $selectors an unauthenticated caller with the client id $id may be limited by $possible',
  ({ id, selectors, possible }) => {
    const matches = possibleMatches(selectors.map(policyFor), id)
    expect(matches.map(match => match?.policy.consumer_selector)).toEqual(possible)
  },
)

test('a client id has up to four selectors, most specific first', () => {
  expect(selectorsOf('https://a.example/')).toEqual([
    'client_id:https://a.example/',
    'cimd_clients',
    'third_party_clients',
    'default',
  ])
  expect(selectorsOf('a')).toEqual(['client_id:a', 'third_party_clients', 'default'])
})

test('each client id has its own counter, and another one for each network', () => {
  const ids = ['a', 'b', 'client:a', '', 'attempt:192.0.2.1 a', '192.0.2.2 a']
  const networks = ['192.0.2.1', '192.0.2.2', '2001:db8:0:1']
  const attempts = networks.flatMap(network => ids.map(id => attemptCounter(id, network)))
  expect(new Set([...ids.map(ownCounter), ...attempts]).size).toBe(ids.length * (networks.length + 1))
})

test('the counter key of an overlong id is at most as long as the key of the longest valid id', () => {
  const overlong = 'a'.repeat(16_000)
  for (const key of [ownCounter(overlong), attemptCounter(overlong, '2001:0db8:0000:0001')])
    expect(key.length).toBeLessThan(300)
})
