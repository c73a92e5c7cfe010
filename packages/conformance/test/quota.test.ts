import { test } from 'vitest'
import { noteQuota, respectQuota, takeFromQuota } from '../src/wire.ts'

test('the conformance suite does not wait for years if a server states its quota in milliseconds', async () => {
  const server = 'http://127.0.0.1:1'
  respectQuota(server)
  noteQuota(server, {
    date: new Date().toUTCString(),
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '50',
    'x-ratelimit-reset': String(Date.now() + 100_000),
  })
  await takeFromQuota(server)
})
