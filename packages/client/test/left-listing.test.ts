import { expect, test } from 'vitest'
import { createClient } from '../src/index.ts'
import { startService } from './service.ts'

test('the iteration of items ends at once when the caller leaves it before its first step', async () => {
  const service = await startService()
  const items = createClient({ baseUrl: service.baseUrl, token: 'a.b.c' }).listEventStreams().items()
  const exchange = await service.next()
  expect(await items.return?.()).toEqual({ done: true, value: undefined })
  // An unhandled rejection would fail the test run.
  exchange.answer('list_event_streams', 400, 'invalid_paging')
  await exchange.closed
  expect(await items.next()).toEqual({ done: true, value: undefined })
})
