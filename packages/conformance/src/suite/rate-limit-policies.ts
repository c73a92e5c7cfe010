import { randomUUID } from 'node:crypto'
import { type components, operations } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { describe, test, waitFor } from '../cases.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import type { Target } from '../target.ts'
import { lack } from '../target.ts'

type RateLimitPolicy = components['schemas']['RateLimitPolicy']

const id = 'create_rate_limit_policy'
const invalidBody = { status: 400, errorCode: 'invalid_body' } as const
/** Every kind of configuration. */
export const configurations = [
  { action: 'allow' },
  { action: 'block', limit: 0 },
  { action: 'block', limit: 10_000 },
  { action: 'log', limit: 1 },
  { action: 'redirect', limit: 5, redirect_uri: 'https://www.example.com/slow-down?again=1#here' },
]

/** A policy for a random client, which no other policy selects. */
export function newPolicy() {
  return {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: `client_id:${randomUUID()}`,
    configuration: { action: 'allow' },
  } as const
}

/** Creates a policy. Sends `policy` unchanged, even if it is invalid. */
export function createPolicy(target: Target, policy: object) {
  const { method, path } = operations[id]
  const headers = { 'Content-Type': 'application/json' }
  return call(target, id, { method, path, headers, body: JSON.stringify(policy) }, target.token)
}

/** Creates a policy that the target must accept, and resolves with it. */
export async function acceptedPolicy(target: Target, policy: object): Promise<RateLimitPolicy> {
  const { status, body } = await createPolicy(target, policy)
  expect(status, `the status of ${id}`).toBe(201)
  return body as RateLimitPolicy
}

/** Creation of a rate limit policy. */
export function rateLimitPolicies(target: Target): void {
  const create = (policy: object) => createPolicy(target, policy)

  describe.unless(lack(target, 'keepState'))('A new rate limit policy', () => {
    // shows: policy.id, policy.configuration.others, policy.created_at, policy.updated_at, create-policy
    // shows: create-policy.answer, create-policy.status, limits.policy-id
    test.each(configurations)('has the requested properties: %j', async configuration => {
      const wanted = { ...newPolicy(), configuration }
      const { status, body } = await create(wanted)
      expect({ status, body }).toMatchObject({ status: 201, body: wanted })
      const { id, created_at, updated_at } = body as RateLimitPolicy
      expect(id).toMatch(/^rlp_[1-9A-HJ-NP-Za-km-z]{22}$/)
      expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(updated_at).toBe(created_at)
    })

    // shows: policy.updated_at
    test('has the time of its last change, and keeps the time of its creation', async () => {
      const created = await acceptedPolicy(target, newPolicy())
      const change = { parameters: { id: created.id }, body: { configuration: configurations[1] } }
      // A change may come in the millisecond of the creation.
      await waitFor(async () => {
        const { body } = await callOperation(target, 'update_rate_limit_policy', change)
        const { created_at, updated_at } = body as RateLimitPolicy
        expect(created_at).toBe(created.created_at)
        expect(String(updated_at) > String(created_at), 'whether updated_at is after created_at').toBe(true)
      })
    })

    test.each(configurations)('can be read, and changed to: %j', async configuration => {
      const created = await acceptedPolicy(target, newPolicy())
      const parameters = { id: created.id }
      const changed = await callOperation(target, 'update_rate_limit_policy', {
        parameters,
        body: { configuration },
      })
      expect(changed).toMatchObject({ status: 200, body: { id: created.id, configuration } })
      const { status, body } = await callOperation(target, 'get_rate_limit_policy', { parameters })
      expect({ status, body }).toEqual({ status: 200, body: changed.body })
    })

    test('can be listed with others, one on each page', async () => {
      await acceptedPolicy(target, newPolicy())
      await acceptedPolicy(target, newPolicy())
      const pageFrom = async (from: string) => {
        const query = `take=1${from}`
        const { status, body } = await callOperation(target, 'list_rate_limit_policies', { query })
        expect(status, 'the status of list_rate_limit_policies').toBe(200)
        return body as { rate_limit_policies: RateLimitPolicy[]; next?: string }
      }
      const first = await pageFrom('')
      const second = await pageFrom(`&from=${first.next}`)
      const ids = [first, second].map(page => page.rate_limit_policies.map(policy => policy.id))
      expect(ids).toEqual([[expect.any(String)], [expect.any(String)]])
      expect(ids[0]).not.toEqual(ids[1])
    })

    test('is the only one in the list of its consumer_selector', async () => {
      const { id, consumer_selector } = await acceptedPolicy(target, newPolicy())
      await acceptedPolicy(target, newPolicy())
      const query = `consumer_selector=${encodeURIComponent(consumer_selector)}`
      const { body } = await callOperation(target, 'list_rate_limit_policies', { query })
      const { rate_limit_policies } = body as { rate_limit_policies?: RateLimitPolicy[] }
      expect(
        rate_limit_policies?.map(policy => policy.id),
        'the ids of the listed policies',
      ).toEqual([id])
    })

    // shows: create-policy.errors
    test('conflicts with a policy for the same consumers, even if the configurations differ', async () => {
      const policy = newPolicy()
      await acceptedPolicy(target, policy)
      const answer = await create({ ...policy, configuration: { action: 'block', limit: 1 } })
      expectRefusal(id, answer, { status: 409, errorCode: 'conflict' })
    })

    test('does not conflict with a policy for a client id that differs only in case', async () => {
      const name = randomUUID()
      const forClient = (client: string) =>
        create({ ...newPolicy(), consumer_selector: `client_id:${client}` })
      expect((await forClient(`a-${name}`)).status).toBe(201)
      expect((await forClient(`A-${name}`)).status).toBe(201)
    })
  })

  describe('A rate limit policy', () => {
    // shows: policy.selector.*, limits.consumer_selector
    test.each([
      `client_id:${randomUUID()}`,
      `client_id:https://agent.example.com/${randomUUID()}`,
      `client_id:${randomUUID()}`.padEnd(255, 'x'),
      'cimd_clients',
      'third_party_clients',
      'default',
    ])('may select %s', async consumer_selector => {
      const { status } = await create({ ...newPolicy(), consumer_selector })
      // Accept 409: each of the last three selectors can have one policy, and an earlier case may have created it.
      expect([201, 409]).toContain(status)
    })

    // shows: policy.consumer_selector, limits.consumer_selector
    test.each([
      '',
      'client_id:',
      'client_id',
      'Client_id:a',
      'client_id:a b',
      'client_id:ü',
      'client_id:a\n',
      'everyone',
      'default ',
      `client_id:${'x'.repeat(246)}`,
    ])('cannot select %j', async consumer_selector => {
      expectRefusal(id, await create({ ...newPolicy(), consumer_selector }), invalidBody)
    })

    // shows: policy.configuration.others, create-policy.errors
    test.each([
      {},
      'allow',
      { action: 'explode' },
      { action: 'allow', limit: 1 },
      { action: 'block' },
      { action: 'block', limit: -1 },
      { action: 'block', limit: 10_001 },
      { action: 'block', limit: 1.5 },
      { action: 'block', limit: '1' },
      { action: 'block', limit: null },
      { action: 'log', limit: 1, redirect_uri: 'https://www.example.com/' },
      { action: 'redirect', limit: 1 },
      { action: 'redirect', limit: 1, redirect_uri: 'http://www.example.com/' },
      { action: 'redirect', limit: 1, redirect_uri: '/slow-down' },
      { action: 'redirect', limit: 1, redirect_uri: 'https://' },
      { action: 'redirect', limit: 1, redirect_uri: 'https:///slow-down' },
      { action: 'redirect', limit: 1, redirect_uri: 'https://:443/' },
      { action: 'redirect', limit: 1, redirect_uri: 'https://xn--/' },
    ])('cannot have the configuration %j', async configuration => {
      const answer = await create({ ...newPolicy(), configuration })
      expectRefusal(id, answer, invalidBody)
      expect((answer.body as { message: string }).message).toContain('configuration')
    })

    // shows: policy.resource, policy.consumer, policy.configuration, create-policy.resource, create-policy.consumer
    // shows: create-policy.consumer_selector, create-policy.configuration
    test.each(['resource', 'consumer', 'consumer_selector', 'configuration'])('needs its %s', async name => {
      const answer = await create({ ...newPolicy(), [name]: undefined })
      expectRefusal(id, answer, invalidBody)
      expect((answer.body as { message: string }).message).toContain(name)
    })

    // shows: policy.resource.values, policy.consumer.values
    test.each([
      { resource: 'everything' },
      { consumer: 'user' },
      { id: 'rlp_1CfRp9HbXeJu5MkTcVwF7z' },
      { created_at: '2026-11-20T09:15:30.250Z' },
      { unknown: 1 },
    ])('cannot have %j', async others => {
      const answer = await create({ ...newPolicy(), ...others })
      expectRefusal(id, answer, invalidBody)
      expect((answer.body as { message: string }).message).toContain(Object.keys(others)[0])
    })
  })
}
