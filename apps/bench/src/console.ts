import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { longestTask } from '@tenant-api/test-kit/longest-task'
import { credentials } from '@tenant-api/test-kit/start-service'
import { bundlePage, servePage } from '@tenant-api/test-kit/test-page'
import type { Browser, Page } from 'playwright-core'
import { type Bench, median } from './bench.ts'
import { type BenchedService, startBenchedService } from './service.ts'

/** A running service with the console, and a Chromium that can open it. */
export interface ServedConsole {
  readonly service: BenchedService
  readonly browser: Browser
  close(): Promise<void>
}

/** Builds the console as `npm start` does, and starts the service. */
export async function serveConsole(): Promise<ServedConsole> {
  const build = fileURLToPath(new URL('../../console/build-if-changed.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [build])
  const service = await startBenchedService()
  const browser = await launchChromium()
  return {
    service,
    browser,
    async close() {
      await browser.close()
      await service.stop()
    },
  }
}

/** Returns the benches; none if Chromium is not installed. */
export function inChromium(benches: readonly Bench[]): readonly Bench[] {
  if (chromiumPath) return benches
  process.stderr.write('Chromium is not installed: the benches of the console are skipped.\n')
  return []
}

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

/**
 * The longest acceptable task of the page's main thread, in milliseconds. A longer one delays the response to
 * typing and clicks.
 */
const longest = 50
/** The most events that the view keeps. */
const kept = 50_000
const perSecond = 1_000
const perRequest = 50
const liveSeconds = 20

/** Opens the view Live, and publishes as many events as the view keeps. */
async function openLive() {
  const { service, browser, close } = await serveConsole()
  const page = await browser.newPage({ viewport: { width: 1_280, height: 1_500 } })
  await page.goto(`${service.baseUrl}/console/live`)
  await page.getByLabel('Client id').fill(credentials.clientId)
  await page.getByLabel('Client secret').fill(credentials.clientSecret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('live', { exact: true }).waitFor()
  for (let published = 0; published < kept; published += perSecond) await service.publish(perSecond)
  await page.getByText(`${kept.toLocaleString()} of ${kept.toLocaleString()} events`).waitFor()
  return { service, page, close }
}

/** The longest task while 1,000 events a second arrive. All rounds together take two minutes. */
const arrivals: Bench = {
  name: 'console, Live at 1,000 events a second, longest task',
  unit: 'ms of CPU',
  target: 1,
  limitIs: 'the target',
  lessIsBetter: true,
  async prepare() {
    const { service, page, close } = await openLive()
    async function publish(): Promise<void> {
      const start = performance.now()
      for (let published = 0; published < liveSeconds * perSecond; published += perRequest) {
        await pause(Math.max(0, start + (published / perSecond) * 1_000 - performance.now()))
        await service.publish(perRequest)
      }
    }
    return { ours: () => longestTask(page, publish), limit: async () => longest, close }
  },
}

/**
 * The longest task of a first search in the kept events. Each round first leaves the view and returns to it,
 * which discards the texts that the view has prepared for searches.
 */
const firstSearch: Bench = {
  name: 'console, first search in 50,000 events, longest task',
  unit: 'ms of CPU',
  target: 1,
  limitIs: 'the target',
  lessIsBetter: true,
  async prepare() {
    const { page, close } = await openLive()
    return {
      async ours() {
        await leaveAndReturn(page)
        return longestTask(page, async () => {
          await page.getByRole('searchbox').fill('in no event')
          await page.getByText('No event matches.').waitFor()
        })
      },
      limit: async () => longest,
      close,
    }
  },
}

async function leaveAndReturn(page: Page): Promise<void> {
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'Rate limit policies' }).click()
  await page.getByRole('heading', { name: 'Rate limit policies' }).waitFor()
  await views.getByRole('link', { name: 'Live', exact: true }).click()
  await page.getByText(`${kept.toLocaleString()} of ${kept.toLocaleString()} events`).waitFor()
}

export const consoleLiveBenches = inChromium([arrivals, firstSearch])
