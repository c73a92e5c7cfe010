import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { credentials } from '@tenant-api/test-kit/start-service'
import { describe, expect } from 'vitest'
import { test } from './stage.ts'

describe.skipIf(!chromiumPath)('The sign-out', () => {
  test('ends the event stream, and asks for the secret of the same client', async ({ stage }) => {
    const page = await stage.signedIn('/live')
    await page.getByText('live', { exact: true }).waitFor()
    const ended = page.waitForEvent('requestfailed', request => request.url().includes('/api/v2/events'))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.locator('[name=client_secret]:focus').waitFor()
    expect(await page.getByLabel('Client id').inputValue()).toBe(credentials.clientId)
    await ended
  })
})
