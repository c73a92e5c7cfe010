import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { leaveOut } from '@tenant-api/test-kit/programs'
import { bundlePage, type Site, servePage } from '@tenant-api/test-kit/test-page'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

if (!chromiumPath) leaveOut('the MSW handlers in a browser', 'Chromium is not installed')

const bundle = () => bundlePage(fileURLToPath(new URL('page.ts', import.meta.url)))

/** The exports of page.ts, under the global name that the bundle gives them. */
declare const tenantPage: typeof import('./page.ts')

test('the handlers import nothing from Node', async () => {
  expect(await bundle()).not.toMatch(/require\(|["']node:/)
})

describe.skipIf(!chromiumPath)('In Chromium', () => {
  let site: Site
  let browser: Browser
  let page: Page
  const pageErrors: Error[] = []

  beforeAll(async () => {
    const worker = await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')
    site = await servePage(await bundle(), { '/mockServiceWorker.js': worker })
    browser = await launchChromium()
    page = await browser.newPage()
    page.on('pageerror', error => pageErrors.push(error))
    await page.goto(site.origin)
    const readme = await readFile(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8')
    const [, options] = /^const options = (\{.*\}) as const$/m.exec(readme) ?? []
    await page.evaluate(`tenantPage.start(${options})`)
  })

  afterAll(async () => {
    await browser?.close()
    site?.close()
  })

  test('the client reads listings to their ends', async () => {
    const [streams, deliveries] = await page.evaluate(() => tenantPage.list())
    expect(streams).toHaveLength(2)
    expect(deliveries).toHaveLength(2)
  })

  test('the client gets the chosen answer', async () => {
    expect(await page.evaluate(() => tenantPage.fail())).toBe('not_found')
  })

  test('the client gets a network error for a connection that breaks, once', async () => {
    expect(await page.evaluate(() => tenantPage.reset())).toEqual(['network_error', 'Directory sync'])
  })

  test('a subscription gets all pushed events despite a cut, and leaves no stream open', async () => {
    const { pushed, read, open } = await page.evaluate(() => tenantPage.follow())
    expect(read).toEqual(pushed)
    expect(pushed).toHaveLength(3)
    expect(open).toBe(0)
    // The README's options for MSW prevent unhandled rejections at a cut.
    expect(pageErrors).toEqual([])
  })
})
