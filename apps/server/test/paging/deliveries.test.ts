import { type components, validateAnswer } from '@tenant-api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FailedDelivery } from '../../src/event-streams/deliveries.ts'
import { createCheckpoints } from '../../src/paging.ts'
import type { EventService } from '../events/event-service.ts'
import { failedDelivery } from '../stores/conformance/failed-delivery.ts'
import { keysOf } from '../stores/tenant-of.ts'
import { refusing, streamFor } from '../webhooks/harness/prepared-streams.ts'
import { startServiceWithDeliveries } from './service-with-deliveries.ts'

type Delivery = components['schemas']['EventStreamDelivery']

const noon = Date.parse('2026-11-20T12:00:00Z')
const types = ['user.created', 'user.deleted', 'group.created'] as const
// The streams subscribe to another type. So the service sends nothing, and the history stays as it is.
const [listed, another] = [
  streamFor(refusing, 'organization.created'),
  streamFor(refusing, 'organization.created'),
]
const [streamId, otherId] = [listed.id, another.id]
/** All deliveries of the stream, in the order of the listing. Three were attempted in each second, one of each type. */
const all = Array.from({ length: 120 }, (_, index) => {
  const event_type = types[index % 3] ?? 'user.created'
  return failedDelivery(streamId, noon + 1_000 * Math.floor(index / 3), { event_type })
})
let service: EventService
let token: string

beforeAll(async () => {
  const others = [0, 1].map(second => failedDelivery(otherId, noon + 1_000 * second))
  service = await startServiceWithDeliveries([listed, another], [...all.toReversed(), ...others])
  token = await service.token({ scope: 'read:event_deliveries' })
})
afterAll(() => service.end())

async function get(url: string | URL) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const [body, headers] = [await response.json(), Object.fromEntries(response.headers)]
  const { status } = response
  expect(validateAnswer('get_event_deliveries', { status, headers, body })).toEqual([])
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '') ?? []
  expect(next === undefined).toBe(headers.link === undefined)
  return { status, body, next }
}

function listing(query: Record<string, string>, id = streamId): URL {
  const url = new URL(`/api/v2/event-streams/${id}/deliveries`, service.baseUrl)
  url.search = new URLSearchParams(query).toString()
  return url
}

/** All pages of a listing, fetched by following `next` links. */
async function pagesOf(query: Record<string, string>): Promise<Delivery[][]> {
  const pages: Delivery[][] = []
  for (let next: string | undefined = listing(query).href; next; ) {
    const page = await get(next)
    expect(page.status).toBe(200)
    expect(page.next ?? service.baseUrl).toMatch(service.baseUrl)
    pages.push(page.body as Delivery[])
    next = page.next
    if (pages.length > 200) throw new Error('the listing has more than 200 pages')
  }
  return pages
}

describe('the deliveries of an event stream are listed', () => {
  // shows: deliveries.take, deliveries.take.default, limits.take
  it.each([
    [{ take: '7' }, [...Array(17).fill(7), 1]],
    [{ take: '60' }, [60, 60]],
    [{ take: '100' }, [100, 20]],
    [{}, [50, 50, 20]],
  ])(
    'deliveries are listed completely and in order for the query %o, and the last page has no link',
    async (query, sizes) => {
      const pages = await pagesOf(query)
      expect(pages.map(page => page.length)).toEqual(sizes)
      expect(pages.flat()).toEqual(all)
    },
  )

  // shows: deliveries.event_types, deliveries.date_from.inclusive, deliveries.date_to.exclusive
  it.each<[Record<string, string>, (delivery: FailedDelivery, second: number) => boolean]>([
    [{ statuses: 'failed' }, () => true],
    [{ event_types: 'group.created' }, ({ event_type }) => event_type === 'group.created'],
    [{ event_types: 'user.deleted,group.created' }, ({ event_type }) => event_type !== 'user.created'],
    [{ event_types: 'user.created,user.created' }, ({ event_type }) => event_type === 'user.created'],
    [{ event_types: 'organization.created' }, () => false],
    [{ date_from: '2026-11-20T12:00:10Z' }, (_, second) => second >= 10],
    [{ date_to: '2026-11-20T12:00:10Z' }, (_, second) => second < 10],
    [{ date_from: '2026-11-20T12:00:10Z', date_to: '2026-11-20T12:00:11Z' }, (_, second) => second === 10],
    [{ date_from: '2027-01-01T00:00:00Z' }, () => false],
    [
      { statuses: 'failed', event_types: 'user.created,user.deleted', date_from: '2026-11-20T12:00:30Z' },
      ({ event_type }, second) => second >= 30 && event_type !== 'group.created',
    ],
  ])('deliveries are listed filtered by %o, on one page and on many', async (query, matches) => {
    const wanted = all.filter((delivery, index) => matches(delivery, Math.floor(index / 3)))
    expect((await pagesOf({ ...query, take: '100' })).flat()).toEqual(wanted)
    const pages = await pagesOf({ ...query, take: '4' })
    expect(pages.flat()).toEqual(wanted)
    expect(pages).toHaveLength(Math.max(1, Math.ceil(wanted.length / 4)))
  })

  it('a filter that repeats its values as often as an address allows has pages too', async () => {
    const statuses = Array(1_000).fill('failed').join()
    expect((await pagesOf({ statuses, take: '60' })).flat()).toEqual(all)
    const event_types = Array(600).fill('user.created').join()
    expect((await pagesOf({ event_types, take: '30' })).flat()).toHaveLength(all.length / types.length)
  })

  it('a listing of deliveries continues from a checkpoint with a different page size', async () => {
    const { next = '' } = await get(listing({ take: '10' }))
    const url = new URL(next)
    url.searchParams.set('take', '100')
    expect((await get(url)).body).toEqual(all.slice(10, 110))
  })

  it('a listing of deliveries continues with the same event types in any order', async () => {
    const [first = '', second = '', third = ''] = types
    const { next = '' } = await get(listing({ take: '10', event_types: [first, second, third].join() }))
    const url = new URL(next)
    url.searchParams.set('event_types', [third, first, second].join())
    expect((await get(url)).body).toEqual(all.slice(10, 20))
  })
})

describe('a listing of deliveries is refused', () => {
  async function refusal(url: URL) {
    const { status, body } = await get(url)
    return { status, errorCode: (body as { errorCode?: string }).errorCode }
  }
  const checkpointOf = async (url: URL) => new URL((await get(url)).next ?? '').searchParams.get('from') ?? ''
  const invalid = { status: 400, errorCode: 'invalid_paging' }

  // shows: paging.out-of-sequence
  it('a listing of deliveries is refused if its checkpoint is forged, shortened or changed', async () => {
    const checkpoint = await checkpointOf(listing({ take: '10' }))
    const changed = [0, 20, checkpoint.length - 1].map(place => {
      const other = checkpoint[place] === 'A' ? 'B' : 'A'
      return checkpoint.slice(0, place) + other + checkpoint.slice(place + 1)
    })
    const foreign = createCheckpoints(new Uint8Array(32)).issue([], ['1', 'evt_1'])
    for (const from of [
      'nonsense',
      foreign,
      checkpoint.slice(0, -1),
      checkpoint.slice(1),
      `${checkpoint}.`,
      ...changed,
    ])
      expect(await refusal(listing({ take: '10', from })), from).toEqual(invalid)
    expect((await get(listing({ take: '10', from: checkpoint }))).body).toEqual(all.slice(10, 20))
  })

  it('a listing of deliveries is refused if its checkpoint was issued for another event stream or for other filters', async () => {
    const from = await checkpointOf(listing({ take: '1' }, otherId))
    expect(await refusal(listing({ from }))).toEqual(invalid)
    const narrowed = await checkpointOf(listing({ take: '1', event_types: 'user.created' }))
    for (const filter of [
      {},
      { event_types: 'user.deleted' },
      { event_types: 'user.created', statuses: 'failed' },
      { event_types: 'user.created', date_from: '2026-11-20T12:00:00Z' },
    ])
      expect(await refusal(listing({ ...filter, from: narrowed }))).toEqual(invalid)
  })

  // shows: paging.valid, paging.expired, limits.checkpoint
  it('a listing of deliveries is refused if its checkpoint is more than 24 hours old, and accepted a minute before that', async () => {
    const { checkpoints: key } = await keysOf(service.dataDir)
    const filter = { statuses: null, eventTypes: null, from: null, to: null }
    const issuedAgo = (milliseconds: number) =>
      createCheckpoints(key, () => Date.now() - milliseconds).issue(
        ['get_event_deliveries', streamId, filter],
        [String(noon), all[1]?.id ?? ''],
      )
    const day = 24 * 3_600_000
    const old = await refusal(listing({ from: issuedAgo(day + 60_000) }))
    expect(old).toEqual({ status: 400, errorCode: 'checkpoint_expired' })
    const { body } = await get(listing({ from: issuedAgo(day - 60_000), take: '1' }))
    expect(body).toEqual([all[2]])
  })

  it.each([
    [{ date_from: '2026-11-20T12:00:10Z', date_to: '2026-11-20T12:00:10Z' }, 'invalid_query_string'],
    [{ date_from: '2026-11-20T12:00:11Z', date_to: '2026-11-20T12:00:10Z' }, 'invalid_query_string'],
    [{ statuses: 'failed,,' }, 'invalid_query_string'],
    [{ statuses: 'FAILED' }, 'invalid_query_string'],
    [{ event_types: 'user.made' }, 'invalid_query_string'],
    [{ take: '0' }, 'invalid_paging'],
    [{ take: '101' }, 'invalid_paging'],
    [{ from: '' }, 'invalid_paging'],
  ])('a listing of deliveries is refused for the query %o', async (query, errorCode) => {
    expect(await refusal(listing(query))).toEqual({ status: 400, errorCode })
  })

  it('a listing of deliveries is refused for an event stream that does not exist', async () => {
    const unknown = streamId.replace(/.$/, last => (last === '1' ? '2' : '1'))
    expect(await refusal(listing({}, unknown))).toEqual({ status: 404, errorCode: 'not_found' })
  })
})
