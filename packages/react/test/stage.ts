import path from 'node:path'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { leaveOut } from '@tenant-api/test-kit/programs'
import { type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { bundlePage, servePage } from '@tenant-api/test-kit/test-page'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Access, Action, Mounting, Shown } from './page.ts'
import { publishing } from './publishing.ts'

if (!chromiumPath) leaveOut('the hooks in a browser', 'Chromium is not installed')

/** The exports of page.ts, under the global name that the bundle gives them. */
declare const tenantPage: typeof import('./page.ts')

/** A service, a site with the test page, and Chromium. */
export interface Stage {
  readonly service: RunningService
  readonly token: string
  /**
   * A new browser profile. Profiles share nothing.
   *
   * @param patience the factor by which the tabs wait longer for a leader that does not answer, by default 10: on a busy machine
   * even a leader that does not hang may be silent for the usual 3 s
   */
  profile(patience?: number): Promise<Profile>
  /** Publishes events, and returns their ids. */
  publish(count: number): Promise<string[]>
  close(): Promise<void>
}

export interface Profile {
  readonly context: BrowserContext
  /** The number of subscriptions that its tabs have requested so far. */
  readonly streams: number
  /** Opens a tab. */
  tab(mounting?: Partial<Mounting>): Promise<Tab>
}

export interface Tab {
  readonly page: Page
  mount(mounting?: Partial<Mounting>): Promise<void>
  /** The number of events that `onEvents` got. */
  tellings(): Promise<number>
  call(action: Action): Promise<void>
  shown(): Promise<Shown>
  /** Waits until the tab shows what `expected` describes. */
  shows(expected: object): Promise<Shown>
}

/** @param mode the mode of React; in development React mounts the components in StrictMode twice */
export async function openStage(mode: 'development' | 'production' = 'development'): Promise<Stage> {
  const site = await servePage(await bundlePage(path.join(import.meta.dirname, 'page.ts'), mode))
  const service = await startService({
    CORS_ORIGINS: site.origin,
    EVENTS_RETRY_MS: '100',
    API_RATE_LIMIT: 'off',
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
  })
  const token = await service.token()
  const browser = await launchChromium()

  async function profile(patience = 10): Promise<Profile> {
    const context = await browser.newContext()
    await context.addInitScript(waitLonger, patience)
    let streams = 0
    context.on('request', request => {
      if (request.method() === 'GET' && request.url().startsWith(`${service.baseUrl}/api/v2/events`))
        streams += 1
    })
    return {
      context,
      get streams() {
        return streams
      },
      tab: async mounting => {
        const page = await context.newPage()
        await page.goto(site.origin)
        const opened = tabOf(page, { baseUrl: service.baseUrl, tokens: [token] })
        if (mounting) await opened.mount(mounting)
        return opened
      },
    }
  }

  return {
    service,
    token,
    profile,
    publish: publishing(service.baseUrl),
    async close() {
      await browser.close()
      await service.stop()
      site.close()
    },
  }
}

/** Runs in a page, before its scripts. Only the wait for an answer of the leader is a timer of 3 to 6 s. */
function waitLonger(factor: number): void {
  const { setTimeout } = globalThis
  const patient = (callback: () => void, delay = 0, ...values: []) =>
    setTimeout(callback, delay >= 3_000 && delay <= 6_000 ? factor * delay : delay, ...values)
  Object.assign(globalThis, { setTimeout: patient })
}

function tabOf(page: Page, access: Access): Tab {
  const shown = () => page.evaluate(() => tenantPage.shown()) as Promise<Shown>
  return {
    page,
    shown,
    tellings: () => page.evaluate(() => tenantPage.countTellings()),
    call: action => page.evaluate(action => tenantPage.act(action), action),
    mount: mounting => page.evaluate(mounting => tenantPage.mount(mounting), { ...access, ...mounting }),
    async shows(expected) {
      await expect.poll(shown).toMatchObject(expected)
      return shown()
    },
  }
}
