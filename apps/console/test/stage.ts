import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createPublisher } from '@tenant-api/client/publisher'
import { findProgram, leaveOut } from '@tenant-api/contract-tests/programs'
import { credentials, type RunningService, startService } from '@tenant-api/contract-tests/start-service'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

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
if (!executablePath) leaveOut('the console in a browser', 'Chromium is not installed')

/** Starts Chromium with a new, empty profile, which is deleted when it closes. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: String(executablePath), args })
}

/** A service, which serves the console, and Chromium. */
export interface Stage {
  readonly service: RunningService
  readonly browser: Browser
  /** What no page may do: errors in scripts, violations of the Content Security Policy, requests to other hosts. */
  readonly faults: readonly string[]
  /** Opens a page of the console in a browser profile of its own, not signed in. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>
  /** Opens a page of the console and signs in with all scopes, or with a token that has only some. */
  signedIn(path?: string, options?: BrowserContextOptions & { readonly scope?: string }): Promise<Page>
  /** Publishes events, by default of type organization.created, and returns their ids. */
  publish(count: number, type?: 'organization.created' | 'organization.updated'): Promise<string[]>
  close(): Promise<void>
}

/** @param env additional settings of the service */
export async function openStage(env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const service = await startService({
    EVENTS_RETRY_MS: '100',
    API_RATE_LIMIT: 'off',
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    ...env,
  })
  const browser = await launch()
  const faults: string[] = []
  const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
  let published = 0

  async function open(place = '', options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    const page = await context.newPage()
    collectFaults(page, service.baseUrl, faults)
    await page.goto(`${service.baseUrl}/console${place}`)
    return page
  }

  return {
    service,
    browser,
    faults,
    open,
    async signedIn(place, { scope, ...options } = {}) {
      const page = await open(place, options)
      if (scope === undefined) await signIn(page, credentials.clientId, credentials.clientSecret)
      else await signInWithToken(page, await service.token({ scope }))
      return page
    },
    async publish(count, type = 'organization.created') {
      const events = Array.from({ length: count }, () => ({
        specversion: '1.0' as const,
        id: `e${published++}`,
        source: 'urn:test',
        type,
        data: { object: { id: 'org_1' } },
      }))
      return (await publisher.publishEvents(events)).map(({ event_id }) => event_id)
    },
    async close() {
      await browser.close()
      await service.stop()
    },
  }
}

function collectFaults(page: Page, origin: string, faults: string[]): void {
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text())
  })
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin) faults.push(`a request to ${url.origin}`)
  })
}

/** Signs in with a client, and waits for the first view. */
export async function signIn(page: Page, clientId: string, clientSecret: string): Promise<void> {
  await page.getByLabel('Client id').fill(clientId)
  await page.getByLabel('Client secret').fill(clientSecret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Views' }).waitFor({ state: 'attached' })
}

/** Signs in with a token, and waits for the first view. */
export async function signInWithToken(page: Page, token: string): Promise<void> {
  await page.getByRole('radio', { name: 'Access token' }).check()
  await page.getByLabel('Access token', { exact: true }).last().fill(token)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Views' }).waitFor({ state: 'attached' })
}

/** Expects that axe finds nothing wrong with the page, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Through the debugger, because the Content Security Policy forbids a script element.
    await page.evaluate(`typeof axe === 'undefined' && (() => {${axe.source}})()`)
    const violations = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run()
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    })
    expect({ colorScheme, violations }).toEqual({ colorScheme, violations: [] })
  }
}

const pictures = process.env.SCREENSHOTS

/** Writes pictures of a page into the folder SCREENSHOTS, if that is set: light, dark, and 360 px wide. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!pictures) return
  await mkdir(pictures, { recursive: true })
  const size = page.viewportSize()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: path.join(pictures, `${name}-${colorScheme}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.screenshot({ path: path.join(pictures, `${name}-narrow.png`) })
  if (size) await page.setViewportSize(size)
}

/** Expects that a page 360 px wide does not scroll sideways. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}
