import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './stage.ts'

const listen = (page: Page) => page.getByRole('button', { name: 'Execute' }).click()

describe.skipIf(!chromiumPath)('The reference', () => {
  test('says in a fifth tab that four already listen, and listens there when one has stopped', async ({
    stage,
  }) => {
    const first = await stage.signedIn()
    const pages: Page[] = []
    for (let count = 0; count < 5; count += 1) {
      const page = await first.context().newPage()
      await page.goto(`${stage.service.baseUrl}/docs#/operations/subscribe_events`)
      await page.getByRole('button', { name: 'Sign out' }).waitFor()
      pages.push(page)
    }
    const [stopped, , , , last] = pages as [Page, Page, Page, Page, Page]
    for (const page of pages.slice(0, 4)) {
      await listen(page)
      await page.getByRole('region', { name: 'Live messages' }).getByText('Listening.').waitFor()
    }
    await listen(last)
    await last.getByText(/^4 tabs of this browser already listen/).waitFor()
    await stopped.getByRole('button', { name: 'Stop' }).click()
    await expect
      .poll(async () => {
        await listen(last)
        return last.getByRole('region', { name: 'Live messages' }).getByText('Listening.').count()
      })
      .toBe(1)
  })
})
