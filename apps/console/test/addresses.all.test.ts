import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { expectNarrow } from './page-checks.ts'
import { test } from './stage.ts'

const markup = '<img src=x onerror="document.title=1">'

describe.skipIf(!chromiumPath)('Addresses that someone has edited', () => {
  test.for(['nonsense', '2026-01-01T00:00:00.123Z', '+275760-09-13T00:00:00Z'])(
    'the view Live says what is wrong with the time “%s”, and leads back to the latest events',
    async (since, { stage }) => {
      const page = await stage.signedIn(`/live?since=${encodeURIComponent(since)}`)
      await page.getByText('not connected', { exact: true }).waitFor()
      await page.locator('.dropdown summary').last().click()
      await page.getByRole('button', { name: 'Back to the latest' }).click()
      await page.getByText('live', { exact: true }).waitFor()
    },
  )

  test.for([
    `/live?text=${encodeURIComponent(markup)}&types=${encodeURIComponent(markup)}`,
    `/deliveries/est_1111111111111111111111?error=${encodeURIComponent(markup)}&event_types=${encodeURIComponent(markup)}`,
    `/deliveries/${encodeURIComponent(markup)}`,
    `/event-streams/${encodeURIComponent(markup)}`,
    `/rate-limit-policies/${encodeURIComponent(markup)}`,
  ])('markup in %s is text', async (path, { stage }) => {
    const page = await stage.signedIn(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(/Loading/)
    expect(await page.locator('img').count()).toBe(0)
    expect(await page.title()).toMatch(/Console$/)
    await expectNarrow(page)
  })
})
