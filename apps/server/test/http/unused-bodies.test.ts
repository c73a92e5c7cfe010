import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()
const tooMuch = 'x'.repeat(2_000_000)

test.each([
  { name: 'with its length announced', headers: { 'Content-Length': String(tooMuch.length) } },
  { name: 'in chunks', headers: { 'Transfer-Encoding': 'chunked' } },
])('the size limit also applies to a body that the operation ignores, $name', async ({ headers }) => {
  const created = await send(service, {
    method: 'POST',
    path: policiesPath,
    token,
    body: JSON.stringify(newPolicy()),
  })
  const path = `${policiesPath}/${(JSON.parse(created.text) as { id: string }).id}`
  const deletion = await send(service, { method: 'DELETE', path, token, headers, body: tooMuch })
  expectRefusal(deletion, 413, 'payload_too_large', 'delete_rate_limit_policy')
  const reading = await send(service, { method: 'GET', path, token, headers, body: tooMuch })
  expectRefusal(reading, 413, 'payload_too_large', 'get_rate_limit_policy')
  // The refused deletion had no effect.
  expect((await send(service, { method: 'GET', path, token })).status).toBe(200)
})
