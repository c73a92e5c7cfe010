import type { Page } from 'playwright-core'

/**
 * Stops the clock of a page, so that the page does nothing by itself, however slow the machine is. It also shows changes only when its
 * clock runs. Timers that the page set before its clock was installed still fire. Let the clock run again with `page.clock.resume`,
 * because other pages of the profile share it.
 */
export async function holdClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 10_000)
}
