import type { Page } from 'playwright-core'

/**
 * Clicks "Try again" while the clock is held, so that only the click can ask again. Then lets the clock run.
 *
 * @param url a glob for the request that has failed
 */
export async function tryAgain(page: Page, url: string): Promise<void> {
  await page.unrouteAll()
  const asked = page.waitForRequest(url)
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked
  await page.clock.resume()
}
