import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { messageOf, openStreamPage, test } from './stream-page.ts'

/** The texts of the rows of attempts, newest first. */
const rowsOf = async (page: Page) =>
  (await page.getByRole('tabpanel').getByRole('row').allTextContents()).slice(1)

describe.skipIf(!chromiumPath)('The attempts of an event stream', () => {
  test('appear as they end, with the answer of the endpoint', async ({ stage, endpoint }) => {
    endpoint.status = 503
    endpoint.answer = 'The directory is down.'
    const { id } = await createStream(stage.client, 'attempted', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('tab', { name: 'Attempts' }).click()
    await page.getByText('Nothing was sent yet.').waitFor()
    const [event_id = ''] = await stage.publish(1)
    await expect
      .poll(async () => (await rowsOf(page)).at(-1))
      .toMatch(/organization\.createdevt_\w+1failed 503.*status 503\.AnswerThe directory is down\.\d+ ms/)
    endpoint.status = 204
    await expect.poll(async () => (await rowsOf(page))[0]).toMatch(/delivered 204/)
    const answer = page.getByText('The directory is down.').first()
    expect(await answer.isVisible()).toBe(false)
    await page.getByText('Answer', { exact: true }).first().click()
    await answer.waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'attempts')

    await stage.publish(1)
    await expect.poll(async () => (await rowsOf(page)).length).toBeGreaterThan(2)
    await page.getByRole('link', { name: event_id }).first().click()
    await expect.poll(async () => (await rowsOf(page)).every(row => row.includes(event_id))).toBe(true)
    await page.getByLabel('Result').selectOption('failed')
    await expect.poll(async () => (await rowsOf(page)).some(row => row.includes('delivered'))).toBe(false)
    expect(new URL(page.url()).searchParams.get('result')).toBe('failed')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(async () => (await rowsOf(page)).length).toBeGreaterThan(2)
  })

  test('say which filter is wrong', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'filtered', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('tab', { name: 'Attempts' }).click()
    await page.getByLabel('Event id').fill('evt_1')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => messageOf(page, 'Event id')).toMatch(/26/)
    await expectAccessible(page)
  })
})
