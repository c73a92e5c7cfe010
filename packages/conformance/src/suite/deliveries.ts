import { eventTypes, operations } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import { documentedPath } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import type { Target } from '../target.ts'
import { lack } from '../target.ts'
import { newEventStreamId } from './event-streams.ts'

const id = 'get_event_deliveries'
const invalidQuery = { status: 400, errorCode: 'invalid_query_string' } as const
const invalidPaging = { status: 400, errorCode: 'invalid_paging' } as const

/** The delivery history of an event stream. */
export function deliveries(target: Target): void {
  const list = (query: string, path = documentedPath(id)) =>
    call(target, id, { method: operations[id].method, path: path + query }, target.token)

  const newStreamPath = async () => documentedPath(id, { id: await newEventStreamId(target) })

  describe.unless(lack(target, 'writes', 'keepState'))('The delivery history of a new event stream', () => {
    const filters = [
      '',
      '?statuses=failed',
      '?statuses=failed,failed',
      '?statuses=failed&statuses=failed',
      '?event_types=user.created&event_types=user.updated,user.deleted',
      `?event_types=${eventTypes.join(',')}`,
      '?event_types=user.created%2Cuser.deleted',
      '?date_from=2026-01-01T00:00:00Z',
      '?date_from=2026-01-01T00%3A00%3A00Z&date_to=2026-01-01T00%3A00%3A01Z',
      '?date_to=2099-12-31T23:59:59Z',
      '?date_from=2016-12-31T23:59:60Z',
      '?take=1',
      '?take=100',
      '?statuses=failed&event_types=user.created&date_from=2026-01-01T00:00:00Z&take=7',
    ]
    test.each(filters)('is empty, and has no next page: %s', async query => {
      const path = await newStreamPath()
      const { status, headers, body } = await list(query, path)
      expect({ status, body }).toEqual({ status: 200, body: [] })
      expect(headers.link).toBeUndefined()
    })
  })

  describe('The delivery history', () => {
    // shows: deliveries.take.limits, limits.take
    test.unless(lack(target, 'writes')).each([1, 100])('accepts a page size of %i', async take => {
      const { status } = await list(`?take=${take}`, await newStreamPath())
      expect(status).toBe(200)
    })

    // shows: deliveries.take.limits, errors.paging, limits.take
    test.each(['take=0', 'take=101', 'take=-1', 'from=', 'from=nonsense', `from=${'x'.repeat(1025)}`])(
      'refuses the paging ?%s',
      async query => {
        expectRefusal(id, await list(`?${query}`), invalidPaging)
      },
    )

    // shows: delivery.status.values, deliveries.date_from.precision, deliveries.date_to.precision
    test.each([
      'statuses=delivered',
      'statuses=failed,delivered',
      'statuses=',
      'statuses=failed,',
      'event_types=user.exploded',
      'event_types=user.created,user.exploded',
      'event_types=user.created&event_types=user.exploded',
      'event_types=user.created&event_types=',
      'event_types=',
      'date_from=',
      'date_from=yesterday',
      'date_from=2026-01-01',
      'date_from=2026-02-30T00:00:00Z',
      'date_from=2026-01-01T00:00:00.5Z',
      'date_from=2026-01-01T00:00:00%2B02:00',
      'date_to=2026-01-01T24:00:01Z',
      'date_to=2026-01-01T12:00:60Z',
      'date_to=2026-01-01T00:00:00.000Z',
      'date_from=2026-01-01T00:00:00Z&date_from=2026-01-01T00:00:00Z',
      'date_from=2026-01-01T00:00:00Z&date_to=2026-01-01T00:00:00Z',
      'date_from=2026-01-02T00:00:00Z&date_to=2026-01-01T00:00:00Z',
    ])('refuses the filter ?%s', async query => {
      expectRefusal(id, await list(`?${query}`), invalidQuery)
    })
  })
}
