import { rm } from 'node:fs/promises'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, test } from 'vitest'
import { newPolicy, policiesPath } from './policy.ts'
import { send } from './send.ts'

/** Code preloaded into the service. At exit it prints the property names of the built-in prototypes. */
const tell = `process.on('exit',()=>console.log(JSON.stringify({prototypes:[Object,Array,String,Function].map(
  type=>Object.getOwnPropertyNames(type.prototype))})))`

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
  const service = await startServiceProcess({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}`,
  })
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
  await service.stop()
  await rm(service.dataDir, { recursive: true })
  const state = service.lines.find(line => line.startsWith('{"prototypes"'))
  const { prototypes } = JSON.parse(state ?? '')
  const untouched = [Object, Array, String, Function].map(type => Object.getOwnPropertyNames(type.prototype))
  expect(prototypes).toEqual(untouched)
})
