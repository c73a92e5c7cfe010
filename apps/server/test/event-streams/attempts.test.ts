import type { components } from '@tenant-api/contract'
import { expect, it } from 'vitest'
import { limits } from '../../src/limits.ts'
import { createCheckpoints } from '../../src/paging.ts'
import { keysOf } from '../stores/tenant-of.ts'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

type Page = components['schemas']['EventStreamAttemptsPage']
type Attempt = components['schemas']['DeliveryAttempt']

const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '0.05,60' }),
)

/** Resolves with the attempts of a stream, newest first, once there are as many as that. */
async function attemptsOf(id: string, count: number, query: Record<string, string> = {}): Promise<Attempt[]> {
  const read = async () => {
    const { body } = await service.call<Page>('list_event_stream_attempts', { id, query })
    return body.attempts
  }
  await expect.poll(read, { interval: 20 }).toHaveLength(count)
  return read()
}

it('lists each attempt with its number, status, answer and duration, newest first', async () => {
  const target = await startTarget(({ event }, res) => {
    if (target.receipts.filter(receipt => receipt.event.id === event.id).length > 1) return 204
    res
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      .end('The directory rests – “später”.\0')
    return undefined
  })
  const { id } = await service.create(target.url)
  const [eventId] = await service.publish([newUser()])
  const [second, first] = await attemptsOf(id, 2)
  const common = { event_stream_id: id, event_id: eventId, event_type: 'user.created', purpose: 'live' }
  const [time, duration] = [expect.any(String), expect.any(Number)]
  expect(first).toEqual({
    ...common,
    attempted_at: time,
    number: 1,
    result: 'failed',
    status: 503,
    error_message: 'The endpoint answered with status 503.',
    duration_ms: duration,
    answer: 'The directory rests – “später”.\ufffd',
  })
  expect(second).toEqual({
    ...common,
    attempted_at: time,
    number: 2,
    result: 'delivered',
    status: 204,
    duration_ms: duration,
  })
  const { body } = await service.call<Page>('list_event_attempts', { eventId: String(eventId) })
  expect(body).toEqual({ attempts: [second, first] })
})

it('lists test events that arrived, and the attempts of a redelivery with the next numbers', async () => {
  const target = await startTarget(() => 204)
  const { id } = await service.create(target.url)
  const sendTest = () =>
    service.call<{ event_id: string }>('test_event_stream', { id, body: { event_type: 'user.deleted' } })
  const arrived = await sendTest()
  const [test] = await attemptsOf(id, 1)
  expect(test).toMatchObject({
    event_id: arrived.body.event_id,
    event_type: 'user.deleted',
    number: 1,
    result: 'delivered',
    purpose: 'test',
  })
  target.behave(() => 400)
  const refused = await sendTest()
  await service.historyOf(id, 1)
  target.behave(() => 204)
  const eventId = refused.body.event_id
  await service.call('redeliver_event', { id, eventId })
  const attempts = await attemptsOf(id, 2, { event_id: eventId })
  expect(attempts.map(({ number, result, purpose }) => ({ number, result, purpose }))).toEqual([
    { number: 2, result: 'delivered', purpose: 'redelivery' },
    { number: 1, result: 'failed', purpose: 'test' },
  ])
})

it('tells of deliveries that ended because their event stream was disabled, which have no attempts', async () => {
  const target = await startTarget(() => undefined)
  const { id } = await service.create(target.url)
  const ids = await service.publish(Array.from({ length: 50 }, newUser))
  const underWay = await target.first(32)
  await service.call('update_event_stream', { id, body: { status: 'disabled' } })
  const history = await service.historyOf(id, 18)
  for (const { attempts } of history) expect(attempts).toEqual([])
  const abandoned = await attemptsOf(id, 18, { results: 'abandoned' })
  const started = new Set(underWay.map(({ event }) => event.id))
  expect(abandoned.map(({ event_id }) => event_id).toSorted()).toEqual(
    ids.filter(one => !started.has(one)).toSorted(),
  )
  for (const attempt of abandoned)
    expect(attempt).toMatchObject({
      number: 1,
      error_message: 'The event stream was disabled.',
      duration_ms: 0,
      purpose: 'live',
    })
  const inWindow = (date_from: string) =>
    service.call<unknown[]>('get_event_deliveries', { id, query: { date_from, take: '100' } })
  expect((await inWindow('2026-01-01T00:00:00Z')).body).toHaveLength(18)
})

it('refuses dates in the wrong order, unknown results, and a checkpoint of other filters', async () => {
  const target = await startTarget(() => 400)
  const { id } = await service.create(target.url)
  await service.publish([newUser(), newUser(), newUser()])
  await attemptsOf(id, 3)
  const list = (query: Record<string, string>) =>
    service.call<Page>('list_event_stream_attempts', { id, query })
  const { body } = await list({ take: '2' })
  expect(body.attempts).toHaveLength(2)
  const next = String(body.next)
  expect((await list({ take: '2', from: next })).body.attempts).toHaveLength(1)
  expect(await list({ from: next, results: 'failed' })).toMatchObject({
    status: 400,
    body: { errorCode: 'invalid_paging' },
  })
  const dates = { date_from: '2026-11-02T00:00:00Z', date_to: '2026-11-01T00:00:00Z' }
  expect(await list(dates)).toMatchObject({ status: 400, body: { errors: [{ path: 'date_from' }] } })
  const faulty = {
    results: 'lost',
    event_id: 'evt_1',
    event_types: 'user.made',
    date_from: 'yesterday',
    date_to: '2026-11-01',
    take: '0',
    from: 'nothing',
  }
  for (const [path, value] of Object.entries(faulty))
    expect(await list({ [path]: value }), path).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  const unknown = await service.call('list_event_stream_attempts', { id: `${id.slice(0, -1)}0` })
  expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'not_found' } })
})

it('refuses a checkpoint that is more than 24 hours old, of a stream and of an event', async () => {
  const target = await startTarget(() => 204)
  const { id } = await service.create(target.url)
  const [eventId = ''] = await service.publish([newUser()])
  await attemptsOf(id, 1)
  const { checkpoints: key } = await keysOf(service.dataDir)
  const none = { eventId: null, results: null, eventTypes: null, from: null, to: null }
  const listings = [
    ['list_event_stream_attempts', { id }, [id, none]],
    ['list_event_attempts', { eventId }, [eventId]],
  ] as const
  for (const [operation, path, bound] of listings) {
    const list = (hours: number) => {
      const checkpoints = createCheckpoints(key, () => Date.now() - hours * 3_600_000)
      const from = checkpoints.issue([operation, ...bound], [String(Date.now() + 60_000), '0'])
      return service.call<Page>(operation, { ...path, query: { from } })
    }
    expect(await list(24.1)).toMatchObject({ status: 400, body: { errorCode: 'checkpoint_expired' } })
    const { body } = await list(23.9)
    expect(body.attempts).toMatchObject([{ event_id: eventId }])
  }
})

const password = 'correct horse "battery" staple'
it.each([
  [
    'basic',
    { method: 'basic', username: 'hooks', password },
    [password, JSON.stringify(password).slice(1, -1), Buffer.from(`hooks:${password}`).toString('base64')],
  ],
  ['bearer', { method: 'bearer', token: 'tok_5f3a9' }, ['tok_5f3a9']],
  [
    'custom_header',
    { method: 'custom_header', header_key: 'X-Key', header_value: 'key 17-38' },
    ['key 17-38'],
  ],
] as const)(
  'shows no secret of a request whose target repeats it: %s',
  async (_, webhook_authorization, secrets) => {
    const signing_secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    const target = await startTarget(({ headers }, res) => {
      const { authorization = '' } = headers
      const plain = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
      const echo = { authorization, key: headers['x-key'], plain, signing_secret }
      res.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(echo))
      return undefined
    })
    const { id } = await service.create(target.url, {}, { webhook_authorization, signing_secret })
    await service.publish([newUser()])
    const [attempt] = await attemptsOf(id, 1)
    const answer = attempt?.answer ?? ''
    expect(answer).toContain('***')
    for (const secret of [...secrets, signing_secret, signing_secret.slice(6)])
      expect(answer).not.toContain(secret)
  },
)

it('lists a sample of many successes, and says of how many', async () => {
  const target = await startTarget()
  const { id } = await service.create(target.url)
  const count = limits.samplesOfStream + 150
  await service.publish(Array.from({ length: count }, newUser))
  await expect.poll(() => service.totals(id)).toEqual({ successful: count, failed: 0 })
  const sampled = async () => {
    const { body } = await service.call<Page>('list_event_stream_attempts', { id })
    return body.sampled
  }
  await expect.poll(sampled).toMatchObject({ of: count })
  expect((await sampled())?.kept).toBeLessThan(count)
  // A test event is always listed.
  const { body } = await service.call<{ event_id: string }>('test_event_stream', {
    id,
    body: { event_type: 'user.created' },
  })
  expect(await attemptsOf(id, 1, { event_id: body.event_id })).toMatchObject([
    { result: 'delivered', purpose: 'test' },
  ])
})
