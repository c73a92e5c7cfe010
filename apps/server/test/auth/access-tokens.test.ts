import { createServer } from 'node:http'
import { listen } from '@tenant-api/test-kit/listen'
import { afterAll, describe, expect, test } from 'vitest'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { forgeFor } from './forged-tokens.ts'
import { algorithms } from './refused/algorithms.ts'
import { claims } from './refused/claims.ts'
import { forms, schemes } from './refused/forms.ts'
import { headers, keysOfStrangers } from './refused/headers.ts'
import { header } from './refused/row.ts'

const service = await startWatchedService()
const forge = await forgeFor(service)
const path = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries'

/** Number of requests to `canaryUrl`, which forged tokens name as the source of their key. It must stay 0. */
let asked = 0
const canary = createServer((_req, res) => {
  asked++
  res.end(JSON.stringify({ keys: [forge.foreignPublicKey.export({ format: 'jwk' })] }))
})
const canaryUrl = `${await listen(canary)}/jwks.json`
afterAll(() => canary.close())

const rows = [
  ...algorithms(forge),
  ...headers(forge),
  ...keysOfStrangers(forge, canaryUrl),
  ...claims(forge, service.baseUrl),
  ...forms(forge),
  ...schemes(forge),
]

test('at least 200 different requests are tested', () => {
  const requests = rows.map(row => JSON.stringify(row.headers))
  expect(new Set(requests).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(200)
})

test('an unchanged forged token is accepted, so each changed one is refused because of its change', async () => {
  const good = forge.token(header(forge), forge.claims())
  expectRefusal(await send(service, { path, token: good }), 404, 'not_found', 'get_event_deliveries')
})

describe('401', () => {
  // shows: auth.invalid-token, errors.token
  test.each(rows)('a request with $name is refused with 401', async row => {
    const answer = await send(service, { path, headers: row.headers })
    expectRefusal(answer, 401, row.errorCode, 'get_event_deliveries')
    expect(answer.headers['www-authenticate']).toBe(row.challenge)
  })
})

test('the service fetches no key from a URL that a token names', () => {
  expect(asked).toBe(0)
})
