import type { ServerResponse } from 'node:http'
import type { components } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { dailyCounts, dayMs, startOfDay } from '../../src/event-streams/deliveries.ts'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

type Stats = components['schemas']['EventStreamStats']

// Long, so that attempts which tests answer late get the answer before their timeout, also on a busy machine.
const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_TIMEOUT_SECONDS: '30' }),
)
const stats = (id: string, query: Readonly<Record<string, string>> = {}) =>
  service.call<Stats>('get_event_stream_stats', { id, query })

describe('the statistics of an event stream', () => {
  it('cover the last 14 days, day by day in UTC, up to now', async () => {
    const answers = [500, 500, 500]
    const target = await startTarget(() => answers.shift() ?? 204)
    const { id, name } = await service.create(target.url)
    await service.publish([newUser()])
    await service.historyOf(id, 1)
    await service.publish([newUser(), newUser()])
    await expect.poll(() => service.totals(id)).toEqual({ successful: 2, failed: 1 })
    const before = Date.now()
    const { body } = await stats(id)
    const { date_from, date_to, bucket_seconds } = body.window
    expect({ id: body.id, name: body.name, bucket_seconds }).toEqual({ id, name, bucket_seconds: 86_400 })
    expect(Date.parse(date_to) - Date.parse(date_from)).toBe(14 * dayMs)
    expect(Date.parse(date_to)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(date_to)).toBeLessThanOrEqual(Date.now())
    expect(body.buckets[0]).toBe(new Date(startOfDay(Date.parse(date_from))).toISOString())
    for (const [index, bucket] of body.buckets.entries())
      expect(Date.parse(bucket)).toBe(Date.parse(body.buckets[0] ?? '') + index * dayMs)
    expect(Date.parse(body.buckets.at(-1) ?? '')).toBe(startOfDay(Date.parse(date_to)))
    expect(body.metrics.map(metric => metric.name)).toEqual(['successful_deliveries', 'failed_deliveries'])
    for (const { data, window_total } of body.metrics) {
      expect(data).toHaveLength(body.buckets.length)
      expect(data.reduce((sum, count) => sum + count, 0)).toBe(window_total)
    }
  })

  it('show the current state of the stream: its circuit, and its waiting deliveries', async () => {
    let status = 500
    const target = await startTarget(() => status)
    const { id } = await service.create(target.url)
    const idle = (await stats(id)).body.current
    expect(idle).toEqual({
      state: 'healthy',
      circuit: 'closed',
      backlog: expect.any(Number),
      waiting: 0,
      redelivering: 0,
      work: [],
      position: expect.stringMatching(/^[0-9a-f]{41}$/),
    })
    await service.publish(Array.from({ length: 100 }, newUser))
    const current = async () => (await stats(id)).body.current
    await expect.poll(current).toMatchObject({
      state: 'failing',
      failing_since: expect.any(String),
      last_attempt: { result: 'failed', status: 500 },
      oldest_waiting_at: expect.any(String),
      circuit: 'open',
      next_probe_at: expect.any(String),
    })
    expect((await current()).backlog).toBeGreaterThan(0)
    status = 204
    await expect.poll(current).toEqual({
      state: 'healthy',
      last_attempt: expect.objectContaining({ result: 'delivered', status: 204 }),
      circuit: 'closed',
      backlog: 0,
      waiting: 0,
      redelivering: 0,
      work: [],
      position: expect.stringMatching(/^[0-9a-f]{41}$/),
    })
  })

  it('show a redelivery as in progress until it has ended', async () => {
    const answers: ServerResponse[] = []
    const target = await startTarget((_, res) => {
      answers.push(res)
      return undefined
    })
    const { id } = await service.create(target.url)
    const redelivering = async () => (await stats(id)).body.current.redelivering
    const [eventId = ''] = await service.publish([newUser()])
    await expect.poll(() => answers).toHaveLength(1)
    expect(await redelivering()).toBe(0)
    answers[0]?.writeHead(422).end()
    await service.historyOf(id, 1)
    expect((await stats(id)).body.current).toMatchObject({ state: 'refusing', waiting: 0 })
    await service.call('redeliver_event', { id, eventId })
    await expect.poll(() => answers).toHaveLength(2)
    expect(await redelivering()).toBe(1)
    answers[1]?.writeHead(204).end()
    await expect.poll(redelivering).toBe(0)
  })

  it('cover the window that is requested', async () => {
    const target = await startTarget()
    const { id } = await service.create(target.url)
    await service.publish([newUser()])
    await expect.poll(() => service.totals(id)).toEqual({ successful: 1, failed: 0 })
    const { body } = await stats(id, { date_from: '2020-02-28T12:00:00Z', date_to: '2020-03-01T00:00:00Z' })
    expect(body.window).toMatchObject({
      date_from: '2020-02-28T12:00:00.000Z',
      date_to: '2020-03-01T00:00:00.000Z',
    })
    expect(body.buckets).toEqual(['2020-02-28T00:00:00.000Z', '2020-02-29T00:00:00.000Z'])
    expect(body.metrics.map(({ window_total, data }) => [window_total, data])).toEqual([
      [0, [0, 0]],
      [0, [0, 0]],
    ])
  })

  it.each([
    { date_to: '0000-01-03T00:00:00Z', days: ['0000-01-01', '0000-01-02'] },
    {
      date_from: '9999-12-30T12:00:00Z',
      date_to: '9999-12-31T23:59:60Z',
      days: ['9999-12-30', '9999-12-31'],
    },
  ])('cover only times that RFC 3339 can express: $days', async ({ days, ...query }) => {
    const { id } = await service.create('https://hooks.example.com/')
    const { status, body } = await stats(id, query)
    expect(status).toBe(200)
    expect(body.buckets).toEqual(days.map(day => `${day}T00:00:00.000Z`))
  })

  it.each([
    { date_from: '2026-11-20T00:00:00Z', date_to: '2026-11-20T00:00:00Z' },
    { date_from: '2026-11-21T00:00:00Z', date_to: '2026-11-20T00:00:00Z' },
    { date_from: '2024-11-20T00:00:00Z', date_to: '2026-11-20T00:00:00Z' },
    { date_from: '2026-11-20' },
    { date_from: '2026-02-29T00:00:00Z' },
    { from: 'x' },
  ])('are refused for %j', async query => {
    const { id } = await service.create('https://hooks.example.com/')
    expect(await stats(id, query)).toMatchObject({ status: 400, body: { errorCode: 'invalid_query_string' } })
  })
})

describe('daily counts', () => {
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`)

  it('have an entry for every day of a window, with zeros for days on which no delivery ended', () => {
    const known = { day: day('2026-11-20'), successful: 3, failed: 1 }
    const from = Date.parse('2026-11-19T23:59:59Z')
    expect(dailyCounts([known], from, Date.parse('2026-11-21T00:00:01Z'))).toEqual([
      { day: day('2026-11-19'), successful: 0, failed: 0 },
      known,
      { day: day('2026-11-21'), successful: 0, failed: 0 },
    ])
  })

  it('leave out the day that begins at the end of the window', () => {
    expect(dailyCounts([], day('2026-11-20'), day('2026-11-21'))).toHaveLength(1)
  })
})
