import { fileURLToPath } from 'node:url'
import { bundlePage, servePage } from '@tenant-api/test-kit/test-page'
import type { Browser } from 'playwright-core'
import { type Bench, median } from './bench.ts'
import { inChromium, serveConsole } from './built-console.ts'

const loads = 5
/** A phone is about four times slower than the machine of a developer. */
const slowdown = 4
const bareScript = fileURLToPath(new URL('bare/page.js', import.meta.url))

/**
 * A script that adds the mark `usable` to the performance timeline once a field has the focus, the next frame is
 * drawn, and the page can handle input.
 */
const markUsable = `addEventListener('focusin', () => requestAnimationFrame(() => setTimeout(() => {
  performance.mark('usable')
})))`

/**
 * Loads a page with an empty cache on a slow processor. Resolves with the start time of an entry of the
 * performance timeline, in milliseconds.
 */
async function load(browser: Browser, url: string, entry: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(markUsable)
  await page.goto(url)
  const handle = await page.waitForFunction(entry => performance.getEntriesByName(entry)[0]?.startTime, entry)
  const milliseconds = Number(await handle.jsonValue())
  await context.close()
  return milliseconds
}

/** Compares the start of the console with the start of a minimal React page. */
function start(name: string, entry: string, target: number): Bench {
  return {
    name,
    unit: 'ms',
    limitIs: 'a minimal React page',
    target,
    isAbsolute: true,
    lessIsBetter: true,
    async prepare() {
      const { service, browser, close } = await serveConsole()
      const bare = await servePage(await bundlePage(bareScript, 'production'))
      async function medianOf(url: string): Promise<number> {
        const times: number[] = []
        for (let count = 0; count < loads; count++) times.push(await load(browser, url, entry))
        return median(times)
      }
      return {
        ours: () => medianOf(`${service.baseUrl}/console`),
        limit: () => medianOf(bare.origin),
        async close() {
          bare.close()
          await close()
        },
      }
    },
  }
}

export const consoleStartBenches = inChromium([
  start('console, first paint on a processor four times slower', 'first-contentful-paint', 600),
  start('console, usable on a processor four times slower', 'usable', 1_000),
])
