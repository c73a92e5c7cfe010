import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { createProfiles, type Profiles } from '@tenant-api/test-kit/profiles'
import { type RunningService, startService } from '@tenant-api/test-kit/start-service'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { signIn } from './reference-page.ts'

/** A service that serves the reference, and a Chromium that opens it. */
export interface Stage {
  readonly service: RunningService
  readonly browser: Browser
  readonly profiles: Profiles
  /** Faults of the pages: errors in scripts and in the console, violations of the CSP, and requests to other hosts. */
  readonly faults: string[]
  /** Opens the reference in a browser profile of its own, not signed in. */
  open(hash?: string, options?: BrowserContextOptions): Promise<Page>
  /** Opens the reference and signs in with all scopes. */
  signedIn(hash?: string, options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** A test in a browser, with a stage that all tests of the file share. The test fails if a page had a fault. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern
  .extend('stage', { scope: 'file' }, async ({}, { onCleanup }) => {
    const stage = await openStage()
    onCleanup(() => stage.close())
    return stage
  })
  .extend('faultlessPages', { auto: true }, ({ stage }, { onCleanup }) => {
    onCleanup(async () => {
      await stage.profiles.close()
      expect(stage.faults.splice(0)).toEqual([])
    })
  })
  .skipIf(!chromiumPath)

async function openStage(): Promise<Stage> {
  const service = await startService({
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    API_RATE_LIMIT: 'off',
    // Tests count the messages of a stream.
    EVENTS_HEARTBEAT_SECONDS: '3600',
  })
  const browser = await launchChromium()
  const profiles = createProfiles(browser, service.baseUrl)
  const faults: string[] = []
  async function open(hash = '', options: BrowserContextOptions = {}) {
    const page = await profiles.page({ viewport: { width: 1280, height: 900 }, ...options })
    collectFaults(page, service.baseUrl, faults)
    await page.goto(`${service.baseUrl}/docs${hash}`)
    return page
  }
  return {
    service,
    browser,
    profiles,
    faults,
    open,
    async signedIn(hash, options) {
      const page = await open(hash, options)
      await signIn(page)
      return page
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
    // Chromium logs each answer with an error status. Pages cause such answers on purpose.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAnswer) faults.push(message.text())
  })
  page.on('request', request => {
    const url = new URL(request.url())
    // Chromium reports the target of a redirect even if the page does not follow it.
    const isTarget = request.redirectedFrom() !== null
    if (url.protocol !== 'data:' && url.origin !== origin && !isTarget)
      faults.push(`a request to ${url.origin}`)
  })
}
