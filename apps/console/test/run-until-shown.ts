import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Runs a held clock in small steps until the page shows something. */
export async function runUntilShown(locator: Locator): Promise<void> {
  const { clock } = locator.page()
  await expect
    .poll(async () => {
      await clock.runFor(50)
      return locator.isVisible()
    })
    .toBe(true)
}
