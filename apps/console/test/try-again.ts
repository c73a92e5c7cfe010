import type { Page } from 'playwright-core'

/**
 * Clicks "Try again", and only then lets through the requests that the test has blocked. Otherwise the page might ask again by
 * itself, and remove the button, before the click.
 */
export async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.unrouteAll()
}
