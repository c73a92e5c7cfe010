import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { send } from './send.ts'

const service = await startWatchedService()
/** The names of the properties of the built-in prototypes. The service runs in this process. */
const prototypes = () =>
  [Object, Array, String, Function].map(type => Object.getOwnPropertyNames(type.prototype))

const poisons = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"resource":{"__proto__":{"polluted":1}},"configuration":{"__proto__":{"action":"allow"}}}',
  '[{"__proto__":{"polluted":1}}]',
  JSON.stringify(newPolicy()).replace('{', '{"__proto__":{"polluted":1},'),
  JSON.stringify(newPolicy()).replace('"action"', '"__proto__":{"polluted":1},"action"'),
]
const poisonedQueries = [
  '__proto__[polluted]=1',
  '__proto__.polluted=1',
  'constructor[prototype][polluted]=1',
  'take[__proto__][polluted]=1',
  'from={"__proto__":{"polluted":1}}',
  'event_type={"__proto__":{"polluted":1}}',
]

test('no body, query or form pollutes the prototypes', async () => {
  const before = prototypes()
  const token = await service.token()
  const publisher = await service.token({ audience: '/internal/' })
  for (const body of poisons) {
    await send(service, { method: 'POST', path: policiesPath, token, body })
    await send(service, { method: 'POST', path: '/api/v2/event-streams', token, body })
    await send(service, { method: 'POST', path: '/oauth/token', body })
    for (const type of ['cloudevents', 'cloudevents-batch']) {
      const headers = { 'Content-Type': `application/${type}+json` }
      await send(service, { method: 'POST', path: '/internal/events', token: publisher, headers, body })
    }
  }
  for (const query of poisonedQueries) {
    await send(service, { path: `/api/v2/events?${query}`, token })
    await send(service, {
      path: `/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries?${query}`,
      token,
    })
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    await send(service, { method: 'POST', path: '/oauth/token', headers, body: query })
  }
  expect(prototypes()).toEqual(before)
})
