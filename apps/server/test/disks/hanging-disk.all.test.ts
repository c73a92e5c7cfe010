import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { startEventServiceProcess } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { newPolicy, policiesPath } from '../http/policy.ts'
import { send } from '../http/send.ts'
import { metricsUrl, readMetrics } from '../metrics/read-metrics.ts'
import { hangDisk } from './hang-disk.ts'
import { canTrace } from './recorded-run.ts'

// Each answer comes while the fsyncs hang. The tests of fsyncs prove how long the store is waited for.
it.runIf(canTrace)(
  'while fsyncs hang, writers get 503, /readyz and the metrics report it, and afterwards the service recovers',
  async () => {
    const service = await startEventServiceProcess({ ADMIN_PORT: '0', EVENTS_HEARTBEAT_SECONDS: '1' })
    onTestFinished(() => service.kill())
    const [token, publisher] = await Promise.all([service.token(), service.token({ audience: '/internal/' })])
    const publish = (id: string) =>
      send(service, {
        method: 'POST',
        path: '/internal/events',
        token: publisher,
        headers: { 'content-type': 'application/cloudevents+json' },
        body: userEvent(id),
      })
    const subscription = await service.subscribe()
    onTestFinished(() => subscription.close())
    expect((await publish('before')).status).toBe(200)
    expect((await readMetrics(service)).get('tenant_api_store_writable')).toBe(1)

    const release = await hangDisk(service.process.pid ?? Number.NaN)
    onTestFinished(release)
    const waits = [0, 300, 1_500, 3_000, 4_200]
    const publishing = Promise.all(
      waits.map(async ms => {
        await delay(ms)
        return publish(`hanging-${ms}`)
      }),
    )
    const changing = send(service, { method: 'POST', path: policiesPath, token, body: newPolicy() })
    await delay(1_000)
    const [readiness, scrape] = await Promise.all([
      send(service, { path: '/readyz' }),
      fetch(metricsUrl(service)),
    ])
    expect([readiness.status, readiness.text]).toEqual([200, '{"status":"ok","writes":"unavailable"}'])
    expect(scrape.status).toBe(200)
    expect((await send(service, { path: '/healthz' })).status).toBe(200)
    const refused = [...(await publishing), await changing]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
    expect((await publish('known')).status).toBe(503)
    expect((await readMetrics(service)).get('tenant_api_store_writable')).toBe(0)

    await release()
    await expect.poll(async () => (await send(service, { path: '/readyz' })).text).toContain('"writes":"ok"')
    expect((await readMetrics(service)).get('tenant_api_store_writable')).toBe(1)
    const ids = [...waits.map(ms => `hanging-${ms}`), 'known', 'after']
    for (const id of ids) expect((await publish(id)).status).toBe(200)
    const seen: string[] = []
    while (seen.at(-1) !== 'after') {
      const { event } = await subscription.nextEvent()
      seen.push((event.data.object as { user_id: string }).user_id)
    }
    expect(seen.toSorted()).toEqual(['before', ...ids].toSorted())
  },
)
