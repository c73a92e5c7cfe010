import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { findProgram, leaveOut } from '@tenant-api/contract-tests/programs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Most of these options keep Chromium from sending requests of its own. None changes how it runs the page. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const executablePath = findProgram('Chromium')
if (!executablePath) leaveOut('the MSW handlers in a browser', 'Chromium is not installed')

/** The exports of page.ts, under the global name that the bundle gives them. */
declare const tenantPage: typeof import('./page.ts')

/** Bundles page.ts into a script that exports its functions as the global `tenantPage`. */
async function bundle(): Promise<string> {
  const input = fileURLToPath(new URL('page.ts', import.meta.url))
  const bundle = await rolldown({ input, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', name: 'tenantPage' })
  await bundle.close()
  expect(output).toHaveLength(1)
  return output[0].code
}

test('the handlers import nothing from Node', async () => {
  expect(await bundle()).not.toMatch(/require\(|["']node:/)
})

describe.skipIf(!executablePath)('In Chromium', () => {
  let site: Server
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    const files: Record<string, { type: string; content: string }> = {
      '/': { type: 'text/html', content: '<!doctype html><script src="/page.js"></script>' },
      '/page.js': { type: 'text/javascript', content: await bundle() },
      '/mockServiceWorker.js': {
        type: 'text/javascript',
        content: await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8'),
      },
    }
    site = createServer(({ url = '' }, response) => {
      const { type, content } = files[url] ?? { type: 'text/plain', content: '' }
      response.writeHead(content ? 200 : 404, { 'Content-Type': type }).end(content)
    }).listen(0, '127.0.0.1')
    await once(site, 'listening')
    // Chromium gets a new, empty profile folder, which is deleted when it closes.
    browser = await chromium.launch({ executablePath: String(executablePath), args })
    page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    await page.evaluate(() => tenantPage.start())
  }, 60_000)

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

  test('a subscription gets all pushed events despite a cut, and leaves no stream open', async () => {
    const { pushed, read, open } = await page.evaluate(() => tenantPage.follow())
    expect(read).toEqual(pushed)
    expect(pushed).toHaveLength(3)
    expect(open).toBe(0)
  }, 30_000)
})
