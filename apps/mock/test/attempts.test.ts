import { validateAnswer } from '@tenant-api/contract'
import { expect, it } from 'vitest'
import { mockForEachTest } from './mock-for-each-test.ts'
import { post, sendTo } from './send.ts'

interface Attempt {
  readonly event_stream_id: string
  readonly event_id: string
  readonly event_type: string
  readonly attempted_at: string
  readonly number: number
  readonly result: string
  readonly purpose: string
}

const current = mockForEachTest()
const send = (path: string, init?: RequestInit) => sendTo(`${current.mock.url}/api/v2/${path}`, init)
const known = 'event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'

/** The attempts of all pages. */
async function listed(path: string, query = ''): Promise<Attempt[]> {
  const found: Attempt[] = []
  let from = ''
  do {
    const answer = await send(`${path}/attempts?${query}${from}`)
    expect(validateAnswer('list_event_stream_attempts', answer)).toEqual([])
    const { attempts, next } = answer.body as { attempts: Attempt[]; next?: string }
    found.push(...attempts)
    from = next ? `&from=${next}` : ''
  } while (from)
  return found
}

async function testEvent(path: string, type = 'user.created'): Promise<string> {
  const { body } = await send(`${path}/test`, post(JSON.stringify({ event_type: type })))
  return (body as Attempt).event_id
}

it('a test event leaves one delivered attempt, which its event id finds', async () => {
  const before = await listed(known)
  const [first, second] = [await testEvent(known), await testEvent(known, 'user.deleted')]
  expect(first).not.toBe(second)
  const [newest, next, ...others] = await listed(known)
  expect(newest).toMatchObject({ event_id: second, event_type: 'user.deleted', result: 'delivered' })
  expect(next).toMatchObject({ event_id: first, number: 1, purpose: 'test' })
  expect(others).toEqual(before)
  const answer = await send(`events/${first}/attempts`)
  expect(validateAnswer('list_event_attempts', answer)).toEqual([])
  expect(answer.body).toEqual({ attempts: [next] })
})

it('the failed deliveries have their attempts, and a redelivery adds one that fails again', async () => {
  const deliveries = (await send(`${known}/deliveries`)).body as { id: string; attempts: unknown[] }[]
  const id = deliveries[0]?.id
  const attempts = await listed(known, `event_id=${id}`)
  expect(attempts.map(({ number, result }) => [number, result])).toEqual([
    [2, 'failed'],
    [1, 'failed'],
  ])
  const init = { method: 'POST', headers: { Authorization: 'Bearer any' } }
  await send(`${known}/redeliver/${id}`, init)
  await send(`${known}/redeliver`, post(JSON.stringify({ event_types: ['group.created'] })))
  const [last, third] = await listed(known, `event_id=${id}`)
  expect(last).toMatchObject({ number: 4, result: 'failed', purpose: 'redelivery' })
  expect(third).toMatchObject({ number: 3, result: 'failed', purpose: 'redelivery' })
})

it.each([
  ['results=delivered', 1],
  ['results=failed,abandoned', 5],
  ['results=abandoned', 0],
  ['event_types=group.created,user.created', 6],
  ['event_types=user.created', 0],
  ['event_id=evt_1CfRm7TzVnBx4JqGsLwC5e', 2],
  ['date_from=2026-11-20T09:21:40Z', 1],
  ['date_to=2026-11-20T09:21:40Z', 5],
  ['date_from=2026-11-20T09:21:00Z&results=failed', 1],
])('lists the attempts that match %s', async (query, count) => {
  expect(await listed(known, query)).toHaveLength(count)
})

it('the newest attempt is first, and a second page follows', async () => {
  const { body } = await send(`${known}/attempts`)
  expect(body).toMatchObject({ attempts: [{}, {}], next: expect.any(String) })
  const times = (await listed(known)).map(({ attempted_at: time }) => time)
  expect(times.length).toBeGreaterThan(2)
  expect(times).toEqual([...times].sort().reverse())
})

it('an unknown event has no attempts, and an unknown event stream is not found', async () => {
  expect((await send('events/evt_1111111111111111111111/attempts')).body).toEqual({ attempts: [] })
  expect(await send('event-streams/est_1111111111111111111111/attempts')).toMatchObject({ status: 404 })
})

it('a created event stream has only the attempts of its own test events', async () => {
  const stream = {
    ...{ name: 'Billing', subscriptions: [{ event_type: 'user.deleted' }] },
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'https://billing.example.com/',
        webhook_authorization: { method: 'bearer', token: 'secret' },
      },
    },
  }
  const { body } = await send('event-streams', post(JSON.stringify(stream)))
  const path = `event-streams/${(body as { id: string }).id}`
  expect(await listed(path)).toEqual([])
  const id = await testEvent(path)
  expect(await listed(path)).toMatchObject([{ event_id: id }])
  current.mock.resetResources()
  expect((await send(`events/${id}/attempts`)).body).toEqual({ attempts: [] })
})

it.each([
  ['results=lost', 'results'],
  ['event_types=user.renamed', 'event_types'],
  ['event_id=evt_1', 'event_id'],
  ['date_from=yesterday', 'date_from'],
  ['date_to=tomorrow', 'date_to'],
  ['take=0', 'take'],
  ['limit=1', 'limit'],
])('refuses %s, and names the parameter', async (query, name) => {
  const answer = await send(`${known}/attempts?${query}`)
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: name }] } })
})
