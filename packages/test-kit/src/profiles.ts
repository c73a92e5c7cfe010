import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** Browser profiles for the pages of one site, in tests that run one after the other. */
export interface Profiles {
  /** Opens a blank page in a profile without cookies, permissions and stored data, which no other open page has. */
  page(options: BrowserContextOptions): Promise<Page>
  /** Closes all pages, at the end of a test. */
  close(): Promise<void>
}

/**
 * The first page of each test gets the same profile, emptied except for its cache, with which the site loads in half the time. Further
 * pages, and those with options besides `viewport`, get new profiles.
 *
 * @param origin the origin of the site
 */
export function createProfiles(browser: Browser, origin: string): Profiles {
  let kept: BrowserContext | undefined
  let isTaken = false

  async function emptied(page: Page): Promise<Page> {
    const context = page.context()
    await context.clearCookies()
    await context.clearPermissions()
    const debug = await context.newCDPSession(page)
    await debug.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' })
    await debug.detach()
    return page
  }

  return {
    async page({ viewport, ...options }) {
      if (isTaken || !viewport || Object.keys(options).length > 0) {
        const context = await browser.newContext({ ...options, viewport: viewport ?? null })
        return context.newPage()
      }
      isTaken = true
      kept ??= await browser.newContext()
      const page = await emptied(await kept.newPage())
      await page.setViewportSize(viewport)
      return page
    },
    async close() {
      const others = browser.contexts().filter(context => context !== kept)
      await Promise.all([...others, ...(kept?.pages() ?? [])].map(one => one.close()))
      isTaken = false
    },
  }
}
