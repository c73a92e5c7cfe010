import { operations } from '@tenant-api/contract'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The part of the API reference that shows an operation. */
export const operation = (page: Page, id: string): Locator => page.locator(`[id$="-${id}"].opblock`)

/** Opens or closes an operation. */
export const toggle = (page: Page, id: string): Promise<void> =>
  operation(page, id).locator('.opblock-summary-control').click()

/** Opens an operation and executes it with one click. Returns the status of the answer. */
export async function execute(page: Page, id: keyof typeof operations): Promise<string | null> {
  await toggle(page, id)
  const block = operation(page, id)
  const fields = block.locator('tr[data-param-in="path"] input')
  // An operation has no fields until the viewer has resolved the operation's references.
  await expect.poll(() => fields.count()).toBe(operations[id].path.split('{').length - 1)
  for (const field of await fields.all())
    await expect.poll(() => field.inputValue(), { timeout: 10_000 }).not.toBe('')
  await block.locator('button.execute').click()
  return block.locator('.live-responses-table .response .response-col_status').textContent()
}
