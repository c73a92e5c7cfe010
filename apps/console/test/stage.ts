import { type Client, createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { createProfiles, type Profiles } from '@tenant-api/test-kit/profiles'
import { leaveOut } from '@tenant-api/test-kit/programs'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'

if (!chromiumPath) leaveOut('the console in a browser', 'Chromium is not installed')

/** Chromium, and a service that serves the console. */
export interface Stage {
  readonly service: RunningService
  /** A client with all scopes. */
  readonly client: Client
  readonly browser: Browser
  readonly profiles: Profiles
  /** Faults of the pages: errors in scripts, violations of the Content Security Policy, and requests to other hosts. */
  readonly faults: string[]
  /** Opens a page of the console in a browser profile of its own, not signed in. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>
  /** Opens a page of the console and signs in with all scopes, or with a token that has only some. */
  signedIn(path?: string, options?: BrowserContextOptions & { readonly scope?: string }): Promise<Page>
  /** Publishes events, by default of type organization.created, and returns their ids. */
  publish(count: number, type?: 'organization.created' | 'organization.updated'): Promise<string[]>
  close(): Promise<void>
}

/**
 * A test in a browser, with a stage that all tests of the file share. After the test its pages are closed. The test fails if a page
 * broke the Content Security Policy, called another host, or had an error in a script.
 */
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

/** @param env additional settings of the service */
export async function openStage(env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const service = await startService({
    EVENTS_RETRY_MS: '100',
    API_RATE_LIMIT: 'off',
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    ...env,
  })
  const stage = await openStageWith(service)
  return {
    ...stage,
    async close() {
      await stage.close()
      await service.stop()
    },
  }
}

/** Opens a stage with a service that the caller ends. */
export async function openStageWith(service: RunningService): Promise<Stage> {
  const browser = await launchChromium()
  const profiles = createProfiles(browser, service.baseUrl)
  const faults: string[] = []
  const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
  let published = 0

  async function open(place = '', options: BrowserContextOptions = {}): Promise<Page> {
    const page = await profiles.page({ viewport: { width: 1280, height: 800 }, ...options })
    collectFaults(page, service.baseUrl, faults)
    await page.goto(`${service.baseUrl}/console${place}`)
    return page
  }

  return {
    service,
    client: createClient({ baseUrl: service.baseUrl, ...credentials }),
    browser,
    profiles,
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
    close: () => browser.close(),
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
  await page.getByLabel('Token', { exact: true }).fill(token)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Views' }).waitFor({ state: 'attached' })
}
