import { eventTypes, type OperationId } from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token({ scope: 'create:event_streams read:event_streams read:events' })

const created = await send(service, {
  method: 'POST',
  path: '/api/v2/event-streams',
  token,
  body: {
    name: 'queried',
    subscriptions: [{ event_type: 'user.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'https://hooks.example.com/',
        webhook_authorization: { method: 'bearer', token: 'a-secret' },
      },
    },
  },
})
const deliveries = `/api/v2/event-streams/${JSON.parse(created.text).id}/deliveries`
const list = (query: string) => send(service, { path: `${deliveries}?${query}`, token })
const subscribe = (query: string) => send(service, { path: `/api/v2/events?${query}`, token })

function expectBadQuery(
  answer: Awaited<ReturnType<typeof send>>,
  errorCode: string,
  operationId: OperationId,
) {
  expectRefusal(answer, 400, errorCode, operationId)
}

test.each(['take=1', 'take=100', 'take=007', '', '&', 'take=1&'])(
  'deliveries accept the query %j',
  async query => {
    expect(await list(query)).toMatchObject({ status: 200, text: '[]' })
  },
)

test.each([
  ...['0', '101', '-1', '-0', '1.5', '1e2', '1e1', '0x10', '0b1', '', '%205', '+5', '5%20', '5%00', '5%0a'],
  ...[
    'five',
    'null',
    'true',
    '[1]',
    '{"a":1}',
    '1,2',
    '%d9%a5',
    'Infinity',
    'NaN',
    '9'.repeat(30),
    '9'.repeat(400),
  ],
])('take=%s is refused with 400', async value => {
  expectBadQuery(await list(`take=${value}`), 'invalid_paging', 'get_event_deliveries')
})

test.each([
  ['9007199254740991', 'must be at most 100, got 9007199254740991'],
  ['99999999999999999999', "must be at most 100, got '99999999999999999999'"],
  [`-${'9'.repeat(400)}`, 'must be at least 1, got -9007199254740991'],
])('a number out of bounds is answered with its bound: %s', async (value, message) => {
  expect((await list(`take=${value}`)).text).toContain(message)
})

// shows: errors.message
test.each([
  ['take=0', "The query parameter 'take' must be at least 1, got 0."],
  ['take=101', "The query parameter 'take' must be at most 100, got 101."],
  ['take=five', "The query parameter 'take' must be an integer, got 'five'."],
  ['take=5&take=5', "The query parameter 'take' is repeated."],
  ['from=', "The query parameter 'from' must not be empty."],
  [
    'from=nonsense',
    "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
  ],
])('the message for the invalid paging ?%s tells the cause', async (query, message) => {
  expect(JSON.parse((await list(query)).text)).toMatchObject({ errorCode: 'invalid_paging', message })
})

test.each([
  { query: 'take', errorCode: 'invalid_paging' },
  { query: 'take=5&take=5', errorCode: 'invalid_paging' },
  { query: 'from=a&from=b', errorCode: 'invalid_paging' },
  { query: 'from=', errorCode: 'invalid_paging' },
  { query: 'from=nonsense', errorCode: 'invalid_paging' },
  { query: `from=${'a'.repeat(1_025)}`, errorCode: 'invalid_paging' },
  { query: 'take[]=1', errorCode: 'invalid_query_string' },
  { query: 'take%5B%5D=1', errorCode: 'invalid_query_string' },
  { query: 'take[a]=1', errorCode: 'invalid_query_string' },
  { query: 'a[__proto__]=b', errorCode: 'invalid_query_string' },
  { query: '__proto__[polluted]=b', errorCode: 'invalid_query_string' },
  { query: '__proto__=b', errorCode: 'invalid_query_string' },
  { query: 'constructor=b', errorCode: 'invalid_query_string' },
  { query: 'toString=b', errorCode: 'invalid_query_string' },
  { query: '=b', errorCode: 'invalid_query_string' },
  { query: 'Take=5', errorCode: 'invalid_query_string' },
  { query: 'take%00=5', errorCode: 'invalid_query_string' },
  { query: 'limit=5', errorCode: 'invalid_query_string' },
  { query: 'page=0', errorCode: 'invalid_query_string' },
  { query: `${'x'.repeat(5_000)}=5`, errorCode: 'invalid_query_string' },
  { query: `${'%F0%9F%98%80'.repeat(500)}=5`, errorCode: 'invalid_query_string' },
  { query: `${'&'.repeat(1_000)}limit=5`, errorCode: 'invalid_query_string' },
  { query: 'access_token=abc', errorCode: 'invalid_query_string' },
  { query: 'statuses=', errorCode: 'invalid_query_string' },
  { query: 'statuses=FAILED', errorCode: 'invalid_query_string' },
  { query: 'statuses=failed,,', errorCode: 'invalid_query_string' },
  { query: 'statuses=failed,', errorCode: 'invalid_query_string' },
  { query: 'statuses=failed,%20failed', errorCode: 'invalid_query_string' },
  { query: 'statuses[]=failed', errorCode: 'invalid_query_string' },
  { query: 'statuses=["failed"]', errorCode: 'invalid_query_string' },
  { query: 'event_types=user.created,nobody.created', errorCode: 'invalid_query_string' },
  { query: 'event_types=User.created', errorCode: 'invalid_query_string' },
  { query: 'event_type=user.created', errorCode: 'invalid_query_string' },
  { query: 'date_from=2026-01-02T00:00:00Z&date_to=2026-01-01T00:00:00Z', errorCode: 'invalid_query_string' },
  { query: 'date_from=2026-01-01T00:00:00Z&date_to=2026-01-01T00:00:00Z', errorCode: 'invalid_query_string' },
])('deliveries refuse the query $query', async ({ query, errorCode }) => {
  expectBadQuery(await list(query), errorCode, 'get_event_deliveries')
})

test.each([11, 1_000])('deliveries accept a filter of %i statuses', async count => {
  expect((await list(`statuses=${Array(count).fill('failed')}`)).status).toBe(200)
})

const goodDates = [
  '2026-01-01T00:00:00Z',
  '2016-12-31T23:59:60Z',
  '2028-02-29T23:59:59Z',
  '2026-01-01t00:00:00z',
  '2026-01-01T00%3A00%3A00Z',
]

// shows: deliveries.date_from, deliveries.date_to
test.each(goodDates)('the date %s is accepted', async date => {
  expect((await list(`date_from=${date}`)).status).toBe(200)
  expect((await list(`date_to=${date}`)).status).toBe(200)
})

const badDates = [
  ...['2027-02-29T00:00:00Z', '2100-02-29T00:00:00Z', '2026-02-30T00:00:00Z', '2026-04-31T00:00:00Z'],
  ...['2026-13-01T00:00:00Z', '2026-00-01T00:00:00Z', '2026-01-00T00:00:00Z', '2026-01-01T24:00:00Z'],
  ...['2026-01-01T00:60:00Z', '2026-12-31T12:00:60Z', '2026-01-01T00:00:00.5Z', '2026-01-01T00:00:0Z'],
  ...['2026-01-01T00:00:00', '2026-01-01', '2026-01-01T00:00Z', '2026-01-01%2000:00:00Z', '1767225600', ''],
  ...['2026-01-01T00:00:00%2B00:00', '2026-01-01T00:00:00-00:00', '2026-01-01T00:00:00+01', 'now', 'null'],
  ...['20260101T000000Z', '+002026-01-01T00:00:00Z', '-2026-01-01T00:00:00Z', '%D9%A2026-01-01T00:00:00Z'],
  ...['2026-01-01T00:00:00Z%00', '2026-01-01T00:00:00Z%0A', '{"a":1}', '2026-01-01T00:00:00%2B00:00:00:00'],
]

// shows: deliveries.date_from.length, deliveries.date_to.length, limits.date
test.each(badDates)('the date %s is refused with 400', async date => {
  expectBadQuery(await list(`date_from=${date}`), 'invalid_query_string', 'get_event_deliveries')
  expectBadQuery(await list(`date_to=${date}`), 'invalid_query_string', 'get_event_deliveries')
  expectBadQuery(await subscribe(`from_timestamp=${date}`), 'invalid_query_string', 'subscribe_events')
})

// shows: subscribe.event_type.repeated, subscribe.errors
test.each([
  { query: 'event_type=user.created,user.exploded', errorCode: 'invalid_query_string' },
  { query: 'event_type=', errorCode: 'invalid_query_string' },
  { query: 'event_type=user', errorCode: 'invalid_query_string' },
  { query: 'event_type=user.created&event_type=x', errorCode: 'invalid_query_string' },
  { query: 'event_type[]=user.created', errorCode: 'invalid_query_string' },
  { query: 'event_type[0]=user.created', errorCode: 'invalid_query_string' },
  {
    query: `${eventTypes.map(type => `event_type=${type}`).join('&')}&event_type=x`,
    errorCode: 'invalid_query_string',
  },
  { query: Array(1_100).fill('event_type=').join('&'), errorCode: 'invalid_query_string' },
  { query: 'from=', errorCode: 'invalid_cursor' },
  { query: 'from=nonsense', errorCode: 'invalid_cursor' },
  { query: 'from=%00', errorCode: 'invalid_cursor' },
  { query: 'from=a&from=b', errorCode: 'invalid_cursor' },
  { query: `from=${'a'.repeat(1_025)}`, errorCode: 'invalid_cursor' },
  { query: 'take=5', errorCode: 'invalid_query_string' },
  { query: 'last-event-id=a', errorCode: 'invalid_query_string' },
])('a subscription refuses the query $query', async ({ query, errorCode }) => {
  expectBadQuery(await subscribe(query), errorCode, 'subscribe_events')
})

test('an unknown path is refused before its query is checked', async () => {
  expectRefusal(await send(service, { path: '/api/v2/nothing?a[__proto__]=b', token }), 404, 'not_found')
})
