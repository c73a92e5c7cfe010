import { setTimeout as pause } from 'node:timers/promises'
import { longestTask } from '@tenant-api/test-kit/longest-task'
import { credentials } from '@tenant-api/test-kit/start-service'
import type { Page } from 'playwright-core'
import type { Bench } from './bench.ts'
import { inChromium, serveConsole } from './built-console.ts'

/**
 * The longest acceptable task of the page's main thread, in milliseconds. A longer one delays the response to
 * typing and clicks.
 */
const longest = 50
/** The most events that the view keeps. */
const kept = 50_000
const perSecond = 1_000
const perRequest = 50
const seconds = 20

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
      for (let published = 0; published < seconds * perSecond; published += perRequest) {
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
