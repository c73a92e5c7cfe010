import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe } from 'vitest'
import { test } from './stage.ts'

describe.skipIf(!chromiumPath)('The sign-out', () => {
  test('ends the event stream, and puts the focus on the sign-in', async ({ stage }) => {
    const page = await stage.signedIn('/live')
    await page.getByText('live', { exact: true }).waitFor()
    const ended = page.waitForEvent('requestfailed', request => request.url().includes('/api/v2/events'))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.locator('[name=client_id]:focus').waitFor()
    await ended
  })
})
