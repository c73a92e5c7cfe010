import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { expectAccessible, takePictures } from '../page-checks.ts'
import { test } from '../stage.ts'
import { idsIn, openLive, shown } from './live-page.ts'

describe.skipIf(!chromiumPath)('The list of live events', () => {
  test('filters by type and text, and keeps the filter in the address', async ({ stage }) => {
    const page = await openLive(stage)
    const ids = await stage.publish(4)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await page.getByRole('searchbox').fill(String(ids[2]).toUpperCase())
    await expect.poll(() => idsIn(page)).toEqual([ids[2]])
    expect(new URL(page.url()).searchParams.get('text')).toBe(String(ids[2]).toUpperCase())
    await page.getByRole('searchbox').fill('')
    await page.locator('summary', { hasText: 'All types' }).click()
    await takePictures(page, 'live-types')
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'user.created' }).check()
    await page.getByText('No event matches.').waitFor()
    expect(new URL(page.url()).searchParams.get('types')).toBe('user.created')
    await page.getByRole('checkbox', { name: 'organization.created' }).check()
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await page.keyboard.press('Escape')
  })

  test('searches for a text with percent signs as it is typed', async ({ stage }) => {
    const page = await openLive(stage)
    const search = page.getByRole('searchbox')
    await search.pressSequentially('auth0%7C10%')
    expect(await search.inputValue()).toBe('auth0%7C10%')
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.goBack()
    expect(await search.inputValue()).toBe('auth0%7C10%')
  })

  test('has at most 60 rows in the page, follows the newest event, and stays where the user scrolls', async ({
    stage,
  }) => {
    const page = await stage.signedIn('/live', { viewport: { width: 1280, height: 3000 } })
    await page.getByText('live', { exact: true }).waitFor()
    const ids = (await Promise.all([1, 2, 3].map(() => stage.publish(1_000)))).flat()
    await expect.poll(async () => (await shown(page)).kept).toBe(3_000)
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .count(),
    ).toBeLessThanOrEqual(60)
    await expect.poll(async () => ids.includes((await idsIn(page)).at(-1) ?? '')).toBe(true)
    await page.locator('.scroller').evaluate(list => {
      list.scrollTop = 3_200
    })
    const follow = page.getByRole('button', { name: 'Follow the newest' })
    await follow.waitFor()
    const read = await idsIn(page)
    await stage.publish(1)
    await expect.poll(async () => (await shown(page)).kept).toBe(3_001)
    expect(await idsIn(page)).toEqual(read)
    await follow.click()
    await expect.poll(async () => (await idsIn(page)).at(-1)).not.toBe(read.at(-1))
  })

  test('keeps the focus on the row that Tab has reached while new events arrive', async ({ stage }) => {
    const page = await openLive(stage)
    const ids = await stage.publish(3)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await page.getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('Tab')
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('li')?.querySelector('code')?.textContent)
    expect(await focused()).toBe(ids[2])
    // A browser may report later that the list has followed the newest event.
    await page.locator('.scroller').dispatchEvent('scroll')
    await stage.publish(100)
    await expect.poll(async () => (await shown(page)).kept).toBe(103)
    expect(await focused()).toBe(ids[2])
    expect(await page.getByRole('complementary', { name: 'Event' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Follow the newest' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await expect.poll(focused).toBe(ids[1])
  })

  test('works by keyboard alone', async ({ stage }) => {
    const page = await openLive(stage)
    const ids = await stage.publish(3)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await page.getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('Tab')
    for (const [key, id] of [
      ['ArrowUp', ids[1]],
      ['Home', ids[0]],
      ['End', ids[2]],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(id)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('complementary', { name: 'Event' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(ids[2])
  })
})
