import { type components, operations } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { beforeAll, describe, test } from '../cases.ts'
import { documentedPath, documentedRequests, pathParameters } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { expect, Violation } from '../expect.ts'
import { lack, operationsOf, type Target } from '../target.ts'
import { acceptedEventStream, newEventStream, newEventStreams } from './event-streams.ts'
import { acceptedPolicy, configurations, newPolicy } from './rate-limit-policies.ts'
import { replayingStreamId } from './replays.ts'

const lists = [
  { list: 'list_event_streams', key: 'eventStreams', found: 'get_event_stream', create: createStreams },
  {
    list: 'list_rate_limit_policies',
    key: 'rate_limit_policies',
    found: 'get_rate_limit_policy',
    create: createPolicies,
  },
] as const

/** Maximum number of resources to compare in each list. */
const most = 20

type Item = components['schemas']['EventStream'] | components['schemas']['RateLimitPolicy']
interface Page {
  readonly items: readonly Item[]
  readonly next?: string
  readonly total?: number
}

/** Lists of resources: their pages, and whether each listed resource can be read. */
export function listings(target: Target): void {
  describe.unless(lack(target, 'keepState')).each(lists)('$list', ({ list, key, found, create }) => {
    beforeAll(async () => {
      if (!target.isReadOnly) await create(target)
    })

    async function page(query: string): Promise<Page> {
      const { status, body } = await callOperation(target, list, { query })
      expect(status, `the status of ?${query}`).toBe(200)
      const { [key]: items = [], ...others } = body as Record<string, Item[]>
      return { items, ...others }
    }

    test('contains each resource on one page only, in either style of paging', async () => {
      const ids: string[] = []
      for (let from: string | undefined = ''; from !== undefined && ids.length < most; ) {
        const { items, next } = await page(`take=2${from && `&from=${encodeURIComponent(from)}`}`)
        ids.push(...items.map(({ id }) => id))
        from = next
      }
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        'the ids on two pages',
      ).toEqual([])
      const numbered = await numberedIds(page)
      const lost = numbered.filter(id => !ids.includes(id))
      if (lost.length > 0) throw new Violation(`${list} loses ${lost.join(', ')} between its pages`)
      expect(numbered.slice(0, most), 'the ids on numbered pages').toEqual(ids.slice(0, most))
    })

    test('shows each resource as the operation for a single resource shows it', async () => {
      const { items } = await page('take=10')
      for (const item of items) {
        const { status, body } = await callOperation(target, found, { parameters: { id: item.id } })
        expect({ status, body }, found).toEqual({ status: 200, body: item })
      }
    })
  })

  describe.unless(lack(target, 'keepState'))('A listed event stream', () => {
    test.each(['get_event_stream_stats', 'get_event_deliveries'] as const)(
      'gets a successful answer from %s',
      async id => {
        const { status, body } = await callOperation(target, 'list_event_streams', { query: 'take=10' })
        expect(status, 'the status of list_event_streams').toBe(200)
        const { eventStreams } = body as { eventStreams: readonly Item[] }
        for (const stream of eventStreams) {
          const { status } = await callOperation(target, id, { parameters: { id: stream.id } })
          expect(status, `the status of ${operations[id].path}`).toBe(200)
        }
      },
    )
  })
}

async function numberedIds(page: (query: string) => Promise<Page>): Promise<readonly string[]> {
  const ids: string[] = []
  for (let number = 0; ; number++) {
    const { items, total = 0 } = await page(`page=${number}&per_page=2`)
    ids.push(...items.map(({ id }) => id))
    if (items.length === 0 || ids.length >= Math.min(total, most)) return ids
  }
}

async function createStreams(target: Target): Promise<void> {
  for (const [, stream] of newEventStreams())
    await acceptedEventStream(target, { ...stream, status: 'disabled' })
}

async function createPolicies(target: Target): Promise<void> {
  for (const configuration of configurations) await acceptedPolicy(target, { ...newPolicy(), configuration })
}

/** Operations on an existing event stream, policy or entry of the log. */
export function presentResources(target: Target): void {
  const onOne = operationsOf(target).filter(
    ({ id }) =>
      pathParameters(id).join() === 'id' && (id !== 'end_replay' || lack(target, 'events') === undefined),
  )

  describe.each(onOne)('$id', ({ id, path }) => {
    test.each(documentedRequests(id))('succeeds with the example "$name" of the document', async request => {
      const found = id === 'end_replay' ? await replayingStreamId(target) : await create(target, path)
      const present = documentedPath(id, { id: found })
      const { status } = await call(target, id, { ...request, path: present }, target.token)
      expect([200, 202, 204]).toContain(status)
    })
  })

  describe
    .unless(lack(target, 'keepState'))
    .each(['delete_event_stream', 'delete_rate_limit_policy'] as const)('%s', id => {
    test('leaves nothing behind', async () => {
      const { method, path } = operations[id]
      const present = documentedPath(id, { id: await create(target, path) })
      const first = await call(target, id, { method, path: present }, target.token)
      const second = await call(target, id, { method, path: present }, target.token)
      expect([first.status, second.status]).toEqual([204, 404])
    })
  })
}

/** Creates the event stream, policy or entry of the log that a path needs, and resolves with its id. */
async function create(target: Target, path: string): Promise<string> {
  if (path.startsWith(operations.create_event_stream.path))
    return (await acceptedEventStream(target, { ...newEventStream(), status: 'enabled' })).id
  const { id } = await acceptedPolicy(target, newPolicy())
  if (!path.startsWith(operations.list_logs.path)) return id
  const { body } = await callOperation(target, 'list_logs', { query: `resource_id=${id}` })
  const [entry] = (body as components['schemas']['LogsPage']).logs
  expect(entry, 'the entry of the creation').toMatchObject({ operation: 'create_rate_limit_policy' })
  return entry?.id ?? ''
}
