import { describe, expect, it } from 'vitest'
import { newId } from '../../../src/api/ids.ts'
import type { RateLimitPolicy } from '../../../src/limiting/rate-limit-policy.ts'
import { anEntry } from '../an-entry.ts'
import type { OpenStore } from './open-store.ts'

export function newPolicy(given: Partial<RateLimitPolicy> = {}): RateLimitPolicy {
  return {
    id: newId('rlp_'),
    version: 1,
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: 'default',
    configuration: { action: 'block', limit: 10 },
    created_at: '2026-11-20T08:02:11.318Z',
    updated_at: '2026-11-20T08:02:11.319Z',
    ...given,
  }
}

const selectors = ['default', 'third_party_clients', 'client_id:a', 'client_id:b', 'cimd_clients']

/** Defines tests of rate limit policies, which every store must pass. */
export function describeRateLimitPolicies(name: string, open: OpenStore): void {
  describe(`rate limit policies in ${name}`, () => {
    it('keep all their properties, also after a restart', async () => {
      const { rateLimitPolicies, reopen } = await open()
      const redirect_uri = 'https://example.com/later?a=b'
      const policy = newPolicy({ configuration: { action: 'redirect', limit: 0, redirect_uri } })
      expect(await rateLimitPolicies.insert(policy, anEntry)).toBe('inserted')
      expect(await rateLimitPolicies.find(policy.id)).toEqual(policy)
      expect(await (await reopen()).rateLimitPolicies.find(policy.id)).toEqual(policy)
      expect(await (await reopen()).rateLimitPolicies.find(newId('rlp_'))).toBeNull()
    })

    it('are unique by resource, consumer and selector, even among many concurrent requests', async () => {
      const { rateLimitPolicies } = await open()
      const policies = Array.from({ length: 50 }, () => newPolicy())
      const outcomes = await Promise.all(policies.map(policy => rateLimitPolicies.insert(policy, anEntry)))
      expect(outcomes.toSorted()).toEqual([...Array(49).fill('exists'), 'inserted'])
      expect(await rateLimitPolicies.list({}, null, 0, 100)).toEqual([policies[outcomes.indexOf('inserted')]])
      expect(await rateLimitPolicies.insert(newPolicy({ consumer_selector: 'cimd_clients' }), anEntry)).toBe(
        'inserted',
      )
    })

    it('change only as requested, without affecting other policies', async () => {
      const { rateLimitPolicies, reopen } = await open()
      const [changed, other] = selectors
        .slice(0, 2)
        .map(selector => newPolicy({ consumer_selector: selector }))
      if (!changed || !other) throw new Error('expected two policies')
      for (const policy of [changed, other]) await rateLimitPolicies.insert(policy, anEntry)
      const change = { configuration: { action: 'allow' }, updated_at: '2026-11-21T00:00:00.000Z' } as const
      expect(await rateLimitPolicies.update(changed.id, change, () => anEntry)).toEqual({
        ...changed,
        ...change,
        version: 2,
      })
      expect(await rateLimitPolicies.update(newId('rlp_'), change, () => anEntry)).toBe('unknown')
      const reopened = await reopen()
      expect(await reopened.rateLimitPolicies.find(changed.id)).toEqual({ ...changed, ...change, version: 2 })
      expect(await reopened.rateLimitPolicies.find(other.id)).toEqual(other)
    })

    it('are changed and deleted only if they meet a precondition, one of many concurrent writes', async () => {
      const { rateLimitPolicies } = await open()
      const policy = newPolicy()
      await rateLimitPolicies.insert(policy, anEntry)
      const never = () => false
      const change = { configuration: { action: 'allow' }, updated_at: '2026-11-21T00:00:00.000Z' } as const
      expect(await rateLimitPolicies.update(policy.id, change, () => anEntry, never)).toBe(
        'precondition failed',
      )
      expect(await rateLimitPolicies.delete(policy.id, () => anEntry, never)).toBe('precondition failed')
      expect(await rateLimitPolicies.find(policy.id)).toEqual(policy)
      const isFirst = ({ version }: { version: number }) => version === 1
      const updates = await Promise.all(
        Array.from({ length: 20 }, () => rateLimitPolicies.update(policy.id, change, () => anEntry, isFirst)),
      )
      expect(updates.filter(outcome => outcome !== 'precondition failed')).toEqual([
        { ...policy, ...change, version: 2 },
      ])
      expect(
        await rateLimitPolicies.delete(
          policy.id,
          () => anEntry,
          ({ version }) => version === 2,
        ),
      ).toBe('deleted')
      expect(await rateLimitPolicies.update(policy.id, change, () => anEntry, never)).toBe('unknown')
      expect(await rateLimitPolicies.delete(policy.id, () => anEntry, never)).toBe('unknown')
    })

    it('can have the selector of a deleted policy', async () => {
      const { rateLimitPolicies } = await open()
      const policy = newPolicy()
      await rateLimitPolicies.insert(policy, anEntry)
      expect(await rateLimitPolicies.delete(policy.id, () => anEntry)).toBe('deleted')
      expect(await rateLimitPolicies.delete(policy.id, () => anEntry)).toBe('unknown')
      expect(await rateLimitPolicies.find(policy.id)).toBeNull()
      expect(await rateLimitPolicies.insert(newPolicy(), anEntry)).toBe('inserted')
    })

    it('are listed by id, from a place on and with a filter, and are counted with a filter', async () => {
      const { rateLimitPolicies } = await open()
      const policies = selectors.map(consumer_selector => newPolicy({ consumer_selector }))
      for (const policy of policies.toReversed()) await rateLimitPolicies.insert(policy, anEntry)
      expect(await rateLimitPolicies.list({}, null, 0, 10)).toEqual(policies)
      expect(await rateLimitPolicies.list({}, null, 1, 2)).toEqual(policies.slice(1, 3))
      expect(await rateLimitPolicies.list({}, policies[2]?.id ?? '', 0, 10)).toEqual(policies.slice(3))
      expect(await rateLimitPolicies.list({}, policies.at(-1)?.id ?? '', 0, 10)).toEqual([])
      const filter = { consumer: 'client', consumer_selector: 'client_id:a' } as const
      expect(await rateLimitPolicies.list(filter, null, 0, 10)).toEqual([policies[2]])
      expect(await rateLimitPolicies.count({})).toBe(selectors.length)
      expect(await rateLimitPolicies.count(filter)).toBe(1)
      expect(await rateLimitPolicies.count({ consumer_selector: 'client_id:' })).toBe(0)
      // The document has only one value of each so far.
      expect(await rateLimitPolicies.count({ resource: 'another' as 'oauth_authentication_api' })).toBe(0)
      expect(await rateLimitPolicies.count({ consumer: 'another' as 'client' })).toBe(0)
    })

    it('are found only by their exact selectors', async () => {
      const { rateLimitPolicies } = await open()
      const policies = selectors.map(consumer_selector => newPolicy({ consumer_selector }))
      for (const policy of policies) await rateLimitPolicies.insert(policy, anEntry)
      const find = async (wanted: readonly string[]) => {
        const found = await rateLimitPolicies.findBySelectors('oauth_authentication_api', 'client', wanted)
        return found.map(({ consumer_selector }) => consumer_selector).toSorted()
      }
      expect(await find(['default', 'client_id:b', 'client_id:c'])).toEqual(['client_id:b', 'default'])
      expect(await find(['Default', 'client_id:', 'client_id:B', "client_id:a' OR ''='", '%'])).toEqual([])
      expect(await find([])).toEqual([])
      const whole = await rateLimitPolicies.findBySelectors('oauth_authentication_api', 'client', ['default'])
      expect(whole).toEqual([policies[0]])
    })
  })
}
