import { type OperationId, validateAnswer } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { sendToMock } from './send.ts'

const send = sendToMock()

const stream = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'

describe('a query or a path that violates the document is refused with 400', () => {
  it.each<[OperationId, string, string, string]>([
    ['list_event_streams', '/api/v2/event-streams?take=0', 'invalid_paging', 'take'],
    ['list_event_streams', '/api/v2/event-streams?take=51', 'invalid_paging', 'take'],
    ['list_event_streams', '/api/v2/event-streams?take=0x10', 'invalid_paging', 'take'],
    ['list_event_streams', '/api/v2/event-streams?take=', 'invalid_paging', 'take'],
    ['list_event_streams', '/api/v2/event-streams?take=1&take=2', 'invalid_paging', 'take'],
    ['list_event_streams', '/api/v2/event-streams?from=nonsense', 'invalid_paging', 'from'],
    ['list_event_streams', '/api/v2/event-streams?page=0&take=1', 'invalid_paging', 'page'],
    ['list_event_streams', '/api/v2/event-streams?limit=1', 'invalid_query_string', 'limit'],
    ['list_event_streams', '/api/v2/event-streams?take[]=1', 'invalid_query_string', 'take[]'],
    [
      'list_rate_limit_policies',
      '/api/v2/rate-limit-policies?consumer=user',
      'invalid_query_string',
      'consumer',
    ],
    ['get_event_stream', '/api/v2/event-streams/short', 'invalid_uri', 'id'],
    ['get_event_stream', '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4!', 'invalid_uri', 'id'],
    ['get_event_stream', '/api/v2/event-streams/a%2Fb', 'invalid_uri', 'slash'],
    ['get_event_stream', '/api/v2/event-streams/%zz', 'invalid_uri', 'percent-encoded'],
    ['get_event_stream', `${stream}?take=1`, 'invalid_query_string', 'take'],
    ['get_event_deliveries', `${stream}/deliveries?take=101`, 'invalid_paging', 'take'],
    [
      'get_event_deliveries',
      `${stream}/deliveries?statuses=failed,other`,
      'invalid_query_string',
      'statuses',
    ],
    [
      'get_event_deliveries',
      `${stream}/deliveries?date_from=2026-11-01`,
      'invalid_query_string',
      'date_from',
    ],
    [
      'get_event_deliveries',
      `${stream}/deliveries?date_from=2026-11-02T00:00:00Z&date_to=2026-11-01T00:00:00Z`,
      'invalid_query_string',
      'date_from',
    ],
    ['subscribe_events', '/api/v2/events?event_type=other', 'invalid_query_string', 'event_type'],
    ['subscribe_events', '/api/v2/events?from_timestamp=yesterday', 'invalid_query_string', 'from_timestamp'],
    ['subscribe_events', '/api/v2/events?from=nonsense', 'invalid_cursor', 'from'],
    ['subscribe_events', '/api/v2/events?from=', 'invalid_cursor', 'from'],
    ['subscribe_events', '/api/v2/events?take=1', 'invalid_query_string', 'take'],
    [
      'subscribe_events',
      '/api/v2/events?from=a&from_timestamp=2026-11-01T00:00:00Z',
      'invalid_query_string',
      'from_timestamp',
    ],
  ])('%s %s is %s and names %s', async (id, path, errorCode, name) => {
    const answer = await send(path)
    expect(answer.body).toMatchObject({ statusCode: 400, error: 'Bad Request', errorCode })
    expect((answer.body as { message: string }).message).toContain(name)
    expect(validateAnswer(id, answer)).toEqual([])
  })
})

it('refuses an unknown parameter after a thousand empty ones', async () => {
  const { body } = await send(`/api/v2/event-streams?${'&'.repeat(1_000)}limit=1`)
  expect(body).toMatchObject({ errorCode: 'invalid_query_string', errors: [{ path: 'limit' }] })
})
