import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../stage.ts'
import { idsIn, openLive } from './live-page.ts'

describe.skipIf(!chromiumPath)('The detail of a live event', () => {
  const detail = (page: Page) => page.getByRole('complementary', { name: 'Event' })
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  test('stays open while no event matches a search, and leaves the focus to the search', async ({
    stage,
  }) => {
    const page = await openLive(stage)
    const [id = ''] = await stage.publish(1)
    await page.getByRole('button', { name: id }).click()
    await detail(page).waitFor()
    const search = page.getByRole('searchbox')
    await search.pressSequentially(`${id}x`)
    await page.getByText('No event matches.').waitFor()
    expect(await detail(page).textContent()).toContain(id)
    await page.keyboard.press('Backspace')
    await expect.poll(() => idsIn(page)).toEqual([id])
    expect(await search.evaluate(field => field === document.activeElement)).toBe(true)
  })

  test('returns the focus to the row of its event, also if another event was shown before', async ({
    stage,
  }) => {
    const page = await openLive(stage)
    const ids = await stage.publish(2)
    for (const [index, id] of ids.entries()) {
      await page.locator('.event-list li button').nth(index).click()
      await expect.poll(() => detail(page).textContent()).toContain(id)
    }
    await page.keyboard.press('Escape')
    await detail(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toContain(ids[1])
  })
})
