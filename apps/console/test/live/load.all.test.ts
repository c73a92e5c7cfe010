import { setTimeout as pause } from 'node:timers/promises'
import { createPublisher } from '@tenant-api/client/publisher'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { credentials } from '@tenant-api/test-kit/start-service'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../stage.ts'

const seconds = process.env.LONG ? 60 : 5
const perSecond = 1_000
const perRequest = 50
/** The most events that the view keeps. */
const most = 50_000

/** An event of 1 KB, as services publish them. */
const event = {
  specversion: '1.0',
  source: 'urn:example:directory',
  type: 'group.created',
  data: {
    object: {
      id: 'grp_9f27c1',
      name: 'Engineering',
      created_at: '2026-11-20T09:15:30.250Z',
      type: 'connection',
      connection_id: 'con_4Xk20pQn8rTz',
    },
    context: {
      tenant: { tenant_id: 'ten_4Xk20pQn8rTz' },
      client: { id: 'cli_4Xk20pQn8rTz', name: 'Directory sync' },
      connection: { id: 'con_4Xk20pQn8rTz', name: 'corporate', strategy: 'scim' },
      request: {
        geo: {
          continent_code: 'EU',
          country_code: 'DE',
          country_name: 'Germany',
          subdivision_code: 'BE',
          subdivision_name: 'Berlin',
          city_name: 'Berlin',
          time_zone: 'Europe/Berlin',
          latitude: 52.5,
          longitude: 13.4,
        },
        hostname: 'tenant.example.com',
        ip: '203.0.113.7',
        method: 'POST',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)',
      },
    },
  },
} as const

const number = (text: string) => Number(text.replaceAll(',', ''))

/** The numbers of kept and of dropped events. */
async function counts(page: Page): Promise<{ readonly kept: number; readonly dropped: number }> {
  const text = (await page.locator('.counts').textContent()) ?? ''
  const [, kept = '0'] = / of ([\d,]+) events/.exec(text) ?? []
  const [, dropped = '0'] = /([\d,]+) older/.exec(text) ?? []
  return { kept: number(kept), dropped: number(dropped) }
}

test.skipIf(!chromiumPath)(
  `At ${perSecond} events a second for ${seconds} s, the view Live loses none, and neither its memory nor its page grows`,
  async ({ stage }) => {
    const publisher = createPublisher({ baseUrl: stage.service.baseUrl, ...credentials })
    const publish = (count: number) =>
      publisher.publishEvents(Array.from({ length: count }, () => ({ ...event, id: crypto.randomUUID() })))
    const page = await stage.signedIn('/live', { viewport: { width: 1280, height: 3000 } })
    await page.getByText('live', { exact: true }).waitFor()
    const debug = await page.context().newCDPSession(page)
    const heap = async () => {
      await debug.send('HeapProfiler.collectGarbage')
      return (await debug.send('Runtime.getHeapUsage')).usedSize / 1e6
    }
    for (let count = 0; count < most; count += perSecond) await publish(perSecond)
    await expect.poll(() => counts(page), { timeout: 60_000 }).toEqual({ kept: most, dropped: 0 })

    const heapBefore = await heap()
    let published = 0
    let mostRows = 0
    const started = performance.now()
    while (published < seconds * perSecond) {
      await pause(Math.max(0, started + (published / perSecond) * 1_000 - performance.now()))
      await publish(perRequest)
      published += perRequest
      if (published % perSecond === 0)
        mostRows = Math.max(mostRows, await page.locator('.event-list li').count())
    }
    await expect.poll(() => counts(page), { timeout: 60_000 }).toEqual({ kept: most, dropped: published })
    const heapAfter = await heap()

    expect(mostRows).toBeGreaterThan(0)
    expect(mostRows).toBeLessThanOrEqual(60)
    expect(heapAfter).toBeLessThan(150)
    expect(heapAfter - heapBefore).toBeLessThan(10)
    process.stderr.write(`Heap ${heapBefore.toFixed(1)} MB, then ${heapAfter.toFixed(1)} MB\n`)
  },
)
