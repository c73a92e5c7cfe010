import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { document } from '@tenant-api/contract'
import { listen } from '@tenant-api/test-kit/listen'
import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { openSubscription } from '../events/subscription.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { metricsUrl, readMetrics } from './read-metrics.ts'

const service = await manageStreams(await startService({ ...quickWebhooks, ADMIN_PORT: '0' }))
afterAll(() => service.stop())

const sample = async (name: string) => (await readMetrics(service)).get(name) ?? 0

/** Expects a sample to grow by `by` during `work`, or soon after if `work` leaves requests in flight. */
async function expectGrowth(name: string, by: number, work: () => Promise<unknown>): Promise<void> {
  const before = await sample(name)
  await work()
  await expect.poll(() => sample(name)).toBe(before + by)
}

describe('The metrics', () => {
  test('the metrics count requests by operation and status', async () => {
    const found = 'tenant_api_request_duration_seconds_count{operation="list_event_streams",status="200"}'
    await expectGrowth(found, 2, async () => {
      await service.call('list_event_streams')
      await service.call('list_event_streams')
    })
    const refused = 'tenant_api_request_duration_seconds_count{operation="list_event_streams",status="400"}'
    await expectGrowth(refused, 1, () => service.call('list_event_streams', { query: { unknown: '1' } }))
  })

  test('the metrics count requests for undocumented paths under one name', async () => {
    const none = 'tenant_api_request_duration_seconds_count{operation="none",status="401"}'
    const paths = ['/api/v2/nothing', '/a', '/b']
    await expectGrowth(none, 3, () => Promise.all(paths.map(path => fetch(service.baseUrl + path))))
  })

  test('the metrics show the sequence of the newest event, and the duration of store calls', async () => {
    const calls = 'tenant_api_store_duration_seconds_count{port="events",call="append",result="ok"}'
    await expectGrowth(calls, 1, () =>
      expectGrowth('tenant_api_event_log_head', 2, () => service.publish([userEvent('a'), userEvent('b')])),
    )
  })

  test('the metrics show streams with an open circuit, and stepwise work', async () => {
    const target = await startTarget(() => 500)
    const { id } = await service.create(target.url)
    const rows = await sample('tenant_api_background_rows_total{work="event_streams"}')
    await service.publish(Array.from({ length: 60 }, (_, index) => userEvent(`work-${index}`)))
    await expect.poll(() => sample('tenant_api_event_streams_by_circuit{circuit="closed"}')).toBe(0)
    await service.call('update_event_stream', { id, body: { status: 'disabled' } })
    await expect
      .poll(() => sample('tenant_api_background_rows_total{work="event_streams"}'))
      .toBeGreaterThan(rows)
    await expect.poll(() => sample('tenant_api_event_streams_with_work')).toBe(0)
  })

  test('the metrics count deliveries and attempts by outcome', async () => {
    const target = await startTarget(({ event }) => (event.type === 'user.created' ? 204 : 503))
    await service.create(target.url, {
      subscriptions: [{ event_type: 'user.created' }, { event_type: 'group.created' }],
    })
    const group = {
      id: 'g',
      name: 'a group',
      created_at: '2026-11-20T08:02:11.318Z',
      type: 'tenant' as const,
    }
    const failing = { ...userEvent('group'), type: 'group.created' as const, data: { object: group } }
    const attempts = 'tenant_api_webhook_attempt_duration_seconds_count{result="failed"}'
    await expectGrowth(attempts, 3, () =>
      expectGrowth('tenant_api_deliveries_total{outcome="failed"}', 1, () =>
        expectGrowth('tenant_api_deliveries_total{outcome="delivered"}', 1, () =>
          service.publish([userEvent('user'), failing]),
        ),
      ),
    )
  })

  test('the metrics show how far an event stream is behind the log', async () => {
    const target = await startTarget(() => undefined)
    const { id } = await service.create(target.url)
    const lag = `tenant_api_event_stream_lag_events{event_stream_id="${id}"}`
    // Publish more events than the stream may have in flight.
    await service.publish(Array.from({ length: 100 }, (_, index) => userEvent(`lag-${index}`)))
    await expect.poll(() => sample(lag)).toBeGreaterThan(10)
  })

  test('the metrics have lines for only the 20 event streams furthest behind', async () => {
    const [prompt, hanging] = [await startTarget(), await startTarget(() => undefined)]
    for (let count = 0; count < 25; count++) await service.create(prompt.url)
    const { id } = await service.create(hanging.url)
    await service.publish(Array.from({ length: 100 }, (_, index) => userEvent(`behind-${index}`)))
    const lag = `tenant_api_event_stream_lag_events{event_stream_id="${id}"}`
    await expect.poll(() => sample(lag)).toBeGreaterThan(10)
    const metrics = await readMetrics(service)
    expect(metrics.get('tenant_api_event_backlog_events')).toBeGreaterThan(10)
    expect(metrics.get('tenant_api_event_streams')).toBeGreaterThanOrEqual(26)
    const lags = [...metrics].filter(([name]) => name.startsWith('tenant_api_event_stream_lag_events{'))
    expect(lags).toHaveLength(20)
  })

  test('the metrics show the version, the store and the node id, which is also in every log line', async () => {
    const { lines } = service
    const ids = new Set(lines.flatMap(line => JSON.parse(line).node_id ?? []))
    expect(ids.size).toBe(1)
    const [node_id] = ids
    const { version } = document.info
    const info = `tenant_api_build_info{version="${version}",store="sqlite",node_id="${node_id}"}`
    expect(await sample(info)).toBe(1)
    expect(
      lines.filter(line => line.includes('"request"') && !line.includes(`"node_id":"${node_id}"`)),
    ).toEqual([])
  })

  test('the metrics count the attempts in flight', async () => {
    const inFlight = 'tenant_api_webhook_attempts_in_flight'
    // The attempts of earlier tests end with their targets.
    await expect.poll(() => sample(inFlight)).toBe(0)
    const target = await startTarget(() => undefined)
    await service.create(target.url)
    await service.publish([userEvent('in flight')])
    await target.first(1)
    expect(await sample(inFlight)).toBe(1)
    expect(await sample('tenant_api_event_streams_held')).toBeGreaterThan(0)
  })

  test('the metrics count the open subscriptions', async () => {
    const token = await service.token()
    const open = 'tenant_api_event_subscribers'
    const before = await sample(open)
    const subscription = await openSubscription(service.baseUrl, { token })
    await subscription.next()
    expect(await sample(open)).toBe(before + 1)
    subscription.close()
    await expect.poll(() => sample(open)).toBe(before)
  })

  test('the metrics show the delay of the event loop', async () => {
    expect(await sample('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })
})

describe('The address of the metrics', () => {
  test('the address of the metrics serves nothing else, and refuses POST', async () => {
    const url = metricsUrl(service)
    const [metrics, withQuery, other, post] = await Promise.all([
      fetch(url),
      fetch(`${url}?name=process_cpu_seconds_total`),
      fetch(new URL('/api/v2/event-streams', url)),
      fetch(url, { method: 'POST', body: 'a' }),
    ])
    expect([metrics, withQuery, other, post].map(({ status }) => status)).toEqual([200, 200, 404, 405])
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  })

  test('the address of the metrics differs from the address of the service', async () => {
    expect(await fetch(`${service.baseUrl}/metrics`)).toMatchObject({ status: 401 })
  })

  test('the address of the metrics is off by default', async () => {
    const plain = await startService()
    onTestFinished(plain.stop)
    expect(() => metricsUrl(plain)).toThrow('serves no metrics')
    await plain.stop()
  })

  test('an address of the metrics that is in use stops the start with an error message', async () => {
    const server = createServer()
    const { port: ADMIN_PORT } = new URL(await listen(server))
    onTestFinished(() => void server.close())
    await expect(startService({ ADMIN_PORT })).rejects.toThrow(
      `Port ${ADMIN_PORT} is in use: stop the program that listens there, or choose another ADMIN_PORT.`,
    )
  })
})

test('a service that serves metrics stops', async () => {
  const metered = await startService({ ADMIN_PORT: '0' })
  await readMetrics(metered)
  await metered.stop()
})

test('docs/operations.md names every metric of the service, and no other', async () => {
  const page = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const named = new Set(Array.from(page.matchAll(/^\| `(tenant_api_\w+)` \|/gm), ([, name]) => name))
  const text = await (await fetch(metricsUrl(service))).text()
  const served = new Set(Array.from(text.matchAll(/^# TYPE (tenant_api_\w+) /gm), ([, name]) => name))
  expect([...named].toSorted()).toEqual([...served].toSorted())
})
