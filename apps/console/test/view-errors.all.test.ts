import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { test } from './stage.ts'

describe.skipIf(!chromiumPath)('A view that fails', () => {
  test('says so, and the other views still work', async ({ stage }) => {
    const page = await stage.signedIn()
    await page.route('**/assets/live-*.js', route => route.abort())
    const views = page.getByRole('navigation', { name: 'Views' })
    await views.getByRole('link', { name: 'Live', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText(/^The view could not be loaded\. Check that the service at 127\.0\.0\.1:\d+ runs/)
      .waitFor()
    await views.getByRole('link', { name: 'Rate limit policies' }).click()
    await page.getByRole('heading', { name: 'Rate limit policies' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
  test('is shown when its script can be loaded again, without a reload of the page', async ({ stage }) => {
    const page = await stage.signedIn()
    await page.route('**/assets/*', route => route.abort())
    const views = page.getByRole('navigation', { name: 'Views' })
    await views.getByRole('link', { name: 'Failed deliveries' }).click()
    await page.getByRole('alert').waitFor()
    await views.getByRole('link', { name: 'Rate limit policies' }).click()
    await page.getByRole('alert').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Rate limit policies' }).waitFor()
    await views.getByRole('link', { name: 'Failed deliveries' }).click()
    await page.getByRole('heading', { name: 'Failed deliveries' }).waitFor()
    // Throws for a style sheet that could not be loaded.
    await page.evaluate(() => Array.from(document.styleSheets, ({ cssRules }) => cssRules))
  })
})
