import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { startEventServiceProcess } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { newPolicy, policiesPath } from '../http/policy.ts'
import { send } from '../http/send.ts'
import { metricsUrl, readMetrics } from '../metrics/read-metrics.ts'
import { hangDisk } from './hang-disk.ts'
import { canTrace } from './recorded-run.ts'

/** In milliseconds: the longest that a publication may take, the longest that `/readyz` or a scrape may take, and a tolerance. */
const [promised, readyPromised, slack] = [5_000, 2_000, 2_500]

async function timed<Answer extends { readonly status: number }>(answering: Promise<Answer>) {
  const startedAt = performance.now()
  const { status } = await answering
  return { status, ms: performance.now() - startedAt }
}

it.runIf(canTrace)(
  'while fsyncs hang, callers get 503 within 5 s, /readyz and the metrics report it, and afterwards the service recovers',
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
    expect((await readMetrics(service)).get('tenant_api_store_up')).toBe(1)

    const release = await hangDisk(service.process.pid ?? Number.NaN)
    onTestFinished(release)
    const waits = [0, 300, 1_500, 3_000, 4_200]
    const publishing = Promise.all(
      waits.map(async ms => {
        await delay(ms)
        return timed(publish(`hanging-${ms}`))
      }),
    )
    const changing = timed(
      send(service, {
        method: 'POST',
        path: policiesPath,
        token,
        body: newPolicy(),
      }),
    )
    await delay(1_000)
    const [readiness, scrape] = await Promise.all([
      timed(send(service, { path: '/readyz' })),
      timed(fetch(metricsUrl(service))),
    ])
    expect([readiness.status, scrape.status]).toEqual([503, 200])
    expect(Math.max(readiness.ms, scrape.ms)).toBeLessThan(readyPromised + slack)
    expect((await send(service, { path: '/healthz' })).status).toBe(200)
    const refused = [...(await publishing), await changing]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(promised + slack)
    // The service has detected the hang, so it refuses callers at once.
    expect((await timed(publish('known'))).ms).toBeLessThan(slack)
    expect((await readMetrics(service)).get('tenant_api_store_up')).toBe(0)

    await release()
    await expect.poll(async () => (await send(service, { path: '/readyz' })).status).toBe(200)
    expect((await readMetrics(service)).get('tenant_api_store_up')).toBe(1)
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
