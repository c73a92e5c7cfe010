import { expect, test } from 'vitest'
import { createEventLog, createResources } from '../src/index.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

test('the mock keeps the newest 1,000 entries and attempts', () => {
  const resources = createResources(createEventLog(0))
  for (let number = 0; number < 1_010; number += 1)
    resources.answer('test_event_stream', {
      ...{ parameters: { id }, query: {}, input: { event_type: 'user.created' } },
      caller: { correlationId: `test-${number}` },
    })
  const read = (query: Record<string, string>) =>
    resources.answer('list_logs', { parameters: {}, query, pageSize: 2_000 }).body as { logs: object[] }
  expect(read({}).logs).toHaveLength(1_000)
  expect(read({ correlation_id: 'test-1009' }).logs).toHaveLength(1)
  expect(read({ correlation_id: 'test-9' }).logs).toHaveLength(0)
  const attempts = resources.answer('list_event_stream_attempts', {
    ...{ parameters: { id }, query: { event_types: 'user.created' }, pageSize: 2_000 },
  })
  expect(attempts.body).toMatchObject({ attempts: { length: 1_000 } })
})
