import { fileURLToPath } from 'node:url'
import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { startCuttingProxy } from '@tenant-api/conformance/cutting-proxy'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { bundlePage, type Site, servePage } from '@tenant-api/test-kit/test-page'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastSource, newEvents, publishUnderCuts } from './publish-under-cuts.ts'
import { createUnreachableStream } from './unreachable-stream.ts'

/** Chromium opens at most six connections to a host, and preflight requests need one. */
const readers = 5
const cuts = 200
const deliveries = 300
const take = 20

/** The functions of page.ts. The bundle makes them a global variable of the page. */
declare const tenantPage: typeof import('./page.ts')

describe.skipIf(!chromiumPath)(`In Chromium, the client (TEST_SEED=${seed})`, () => {
  let site: Site
  let service: RunningService
  let browser: Browser
  let page: Page
  let access: { readonly baseUrl: string; readonly token: string }

  beforeAll(async () => {
    site = await servePage(await bundlePage(fileURLToPath(new URL('page.ts', import.meta.url))))
    service = await startService({
      CORS_ORIGINS: site.origin,
      EVENTS_RETRY_MS: '1',
      EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1000',
      WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
      API_RATE_LIMIT: 'off',
    })
    access = { baseUrl: service.baseUrl, token: await service.token() }
    browser = await launchChromium()
    page = await browser.newPage()
    await page.goto(site.origin)
  })

  afterAll(async () => {
    await browser?.close()
    await service?.stop()
    site?.close()
  })

  test(`gives each of ${readers} readers each event once and in order, despite ${cuts} cuts`, async () => {
    const [start] = await createPublisher({ baseUrl: service.baseUrl, ...credentials }).publishEvents(
      newEvents(1),
    )
    const proxy = await startCuttingProxy(service.baseUrl, createRandom(seed))
    proxy.cut()
    const options = { ...access, baseUrl: proxy.baseUrl, from: String(start?.offset), until: lastSource }
    const reading = page.evaluate(
      ({ readers, options }) =>
        Promise.all(Array.from({ length: readers }, () => tenantPage.follow(options))),
      { readers, options },
    )
    const [published, read] = await Promise.all([publishUnderCuts(service, proxy, cuts), reading])
    for (const ids of read) expect(ids).toEqual(published)
    await proxy.close()
  })

  test(`lists all of ${deliveries} deliveries page by page`, async () => {
    const client = createClient(access)
    const { id } = await createUnreachableStream(client, 'user.created')
    const events = newEvents(deliveries)
    const published = await createPublisher({ baseUrl: service.baseUrl, ...credentials }).publishEvents(
      events,
    )
    // Disabling the stream ends all undelivered deliveries as failed, after the answer if that takes longer than a second.
    await client.updateEventStream({ id, status: 'disabled' })
    let pages: readonly (readonly string[])[] = []
    const list = async () => {
      pages = await page.evaluate(options => tenantPage.listDeliveries(options), { ...access, id, take })
      return pages.map(page => page.length)
    }
    await expect.poll(list).toEqual(Array(deliveries / take).fill(take))
    expect(pages.flat().toSorted()).toEqual(published.map(({ event_id }) => event_id).toSorted())
  })
})
