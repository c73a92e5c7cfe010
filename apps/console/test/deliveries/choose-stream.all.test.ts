import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { credentials } from '@tenant-api/test-kit/start-service'
import { describe, expect } from 'vitest'
import { expectAccessible, expectNarrow } from '../page-checks.ts'
import { signIn } from '../stage.ts'
import { test } from './failed-stream.ts'

describe.skipIf(!chromiumPath)('The list of event streams with failed deliveries', () => {
  test('shows without a reload that an event stream was disabled', async ({ stage, stream }) => {
    const page = await stage.open('/deliveries')
    await page.clock.install()
    await signIn(page, credentials.clientId, credentials.clientSecret)
    const row = page.getByRole('row', { name: 'audit log' })
    await row.getByText('healthy', { exact: true }).waitFor()
    await stage.client.updateEventStream({ id: stream.id, status: 'disabled' })
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return row.textContent()
      })
      .toMatch(/disabled/)
  })

  test('says which statistics could not be read', async ({ stage, stream }) => {
    const page = await stage.open('/deliveries')
    await page.route(`**/${stream.id}/stats*`, route => route.abort())
    await signIn(page, credentials.clientId, credentials.clientSecret)
    const row = page.getByRole('row', { name: 'audit log' })
    await row.getByText('Its statistics could not be read.').waitFor()
    expect(await row.getByRole('cell').last().textContent()).toBe('–')
    await expectAccessible(page)
    await expectNarrow(page)
  })
})
