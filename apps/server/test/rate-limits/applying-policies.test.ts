import { afterEach, describe, expect, test } from 'vitest'
import { block, cimd, startLimitedTokenEndpoint, thirdParty } from './limited-token-endpoint.ts'
import { knock, pretend, rateLimitOf } from './token-request.ts'

const { service, policies, statusesOf } = await startLimitedTokenEndpoint()
afterEach(() => policies.clear())

describe('a policy', () => {
  test('applies at once when it is created, changed or deleted', async () => {
    const client = 'own'
    const seen: number[] = []
    const look = async () => seen.push((await knock(service, client)).status)
    await look()
    const id = await policies.create('default', block(0))
    await look()
    await policies.change(id, { action: 'allow' })
    await look()
    await policies.change(id, block(0))
    await look()
    const exemption = await policies.create(`client_id:${client}`, { action: 'allow' })
    await look()
    await policies.remove(exemption)
    await look()
    await policies.remove(id)
    await look()
    expect(seen).toEqual([400, 429, 400, 429, 400, 429, 400])
  })

  test('applies to clients that do not exist, by their exact id', async () => {
    await policies.create('client_id:not-yet', block(0))
    const ids = ['not-yet', 'not-yet2', 'Not-yet', 'not-ye']
    const answers = await Promise.all(ids.map(id => pretend(service, id)))
    expect(answers.map(({ status }) => status)).toEqual([429, 401, 401, 401])
  })

  test('ranks after a policy for the client, and before the default policy, if it is for a group', async () => {
    await policies.create('default', block(0))
    await policies.create('cimd_clients', block(10_000))
    await policies.create('third_party_clients', block(10_000))
    await policies.create(`client_id:${cimd[0]}`, block(0))
    expect(await statusesOf(...cimd, ...thirdParty, 'own')).toEqual([429, 400, 400, 400, 429])
  })

  test('counts only clients of its group, and does not reveal which clients exist', async () => {
    await policies.create('cimd_clients', block(2))
    await policies.create('third_party_clients', block(3))
    await policies.create('default', block(5))
    const attack = async (id: string) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => pretend(service, id)))
      return new Set(answers.filter(({ status }) => status === 429).map(answer => rateLimitOf(answer)?.limit))
    }
    // The limits that refuse a known and an unknown client must be the same.
    for (const [known, unknown] of [
      [cimd[0], 'https://nobody.example/'],
      [thirdParty[0], 'nobody'],
      ['own', 'nobody-else'],
    ] as const) {
      const [ofKnown, ofUnknown] = [await attack(known), await attack(unknown)]
      expect(ofKnown.size).toBe(1)
      expect(ofKnown).toEqual(ofUnknown)
    }
    expect(await statusesOf(cimd[1], thirdParty[1])).toEqual([400, 400])
  })
})
