import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createPublisher } from '@tenant-api/client/publisher'
import { findProgram, leaveOut } from '@tenant-api/contract-tests/programs'
import { credentials, type RunningService, startService } from '@tenant-api/contract-tests/start-service'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { expect } from 'vitest'
import type { Action, Mounting, Shown } from './page.ts'

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

export const executablePath = findProgram('Chromium')
if (!executablePath) leaveOut('the hooks in a browser', 'Chromium is not installed')

/** Starts Chromium with a new, empty profile, which is deleted when it closes. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: String(executablePath), args })
}

/** The exports of page.ts, under the global name that the bundle gives them. */
declare const tenantPage: typeof import('./page.ts')

/** A service, a site with the test page, and Chromium. */
export interface Stage {
  readonly service: RunningService
  readonly token: string
  /** A new browser profile. Profiles share nothing. */
  profile(): Promise<Profile>
  /** Publishes events, and returns their ids. */
  publish(count: number): Promise<string[]>
  close(): Promise<void>
}

export interface Profile {
  readonly context: BrowserContext
  /** The number of event streams that its tabs have requested so far. */
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
  /** Waits until the tab shows something. */
  shows(expected: object): Promise<Shown>
}

/** @param mode of React: in development it mounts the components of StrictMode twice */
export async function openStage(mode: 'development' | 'production' = 'development'): Promise<Stage> {
  const script = await bundle(mode)
  const site = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const service = await startService({
    CORS_ORIGINS: origin,
    EVENTS_RETRY_MS: '100',
    API_RATE_LIMIT: 'off',
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
  })
  const token = await service.token()
  const browser = await launch()
  const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
  let published = 0

  async function profile(): Promise<Profile> {
    const context = await browser.newContext()
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
        await page.goto(origin)
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
    async publish(count) {
      const events = Array.from({ length: count }, () => ({
        specversion: '1.0' as const,
        id: `e${published++}`,
        source: 'urn:test',
        type: 'organization.created' as const,
        data: { object: { id: 'org_1' } },
      }))
      return (await publisher.publishEvents(events)).map(({ event_id }) => event_id)
    },
    async close() {
      await browser.close()
      await service.stop()
      site.close()
    },
  }
}

function tabOf(page: Page, access: Pick<Mounting, 'baseUrl' | 'tokens'>): Tab {
  const shown = () => page.evaluate(() => tenantPage.shown()) as Promise<Shown>
  return {
    page,
    shown,
    tellings: () => page.evaluate(() => tenantPage.countTellings()),
    call: action => page.evaluate(action => tenantPage.act(action), action),
    mount: mounting => page.evaluate(mounting => tenantPage.mount(mounting), { ...access, ...mounting }),
    async shows(expected) {
      await expect.poll(shown, { timeout: 20_000 }).toMatchObject(expected)
      return shown()
    },
  }
}

/** Bundles page.ts into a script that exports its functions as the global `tenantPage`. */
async function bundle(mode: string): Promise<string> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'page.ts'),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'tenantPage' })
  await bundle.close()
  return output[0].code
}
