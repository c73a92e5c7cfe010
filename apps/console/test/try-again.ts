import type { Page } from 'playwright-core'

/**
 * Clicks "Try again" while all requests of the page's routes fail, and then lets them through. In the other order, the page might
 * ask by itself before the click.
 */
export async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.unrouteAll()
}
