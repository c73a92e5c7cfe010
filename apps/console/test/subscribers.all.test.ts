import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { expect } from 'vitest'
import { expectNarrow, takePictures } from './page-checks.ts'
import { test } from './stage.ts'

test.skipIf(!chromiumPath)('The overview shows how many subscribers there are', async ({ stage }) => {
  const page = await stage.signedIn()
  const subscribers = page.getByRole('region', { name: 'Subscribers' }).locator('.value')
  // The console itself is one subscriber. The console in another browser is the second.
  await expect.poll(() => subscribers.textContent()).toBe('1')
  const other = await stage.signedIn()
  await expect.poll(() => subscribers.textContent()).toBe('2')
  await expectNarrow(page)
  await takePictures(page, 'overview-subscribers')
  await other.context().close()
  await expect.poll(() => subscribers.textContent()).toBe('1')
})
