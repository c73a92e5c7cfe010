import { setTimeout as pause } from 'node:timers/promises'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from './create-stream.ts'
import { test } from './deliveries/failed-stream.ts'
import { expectNarrow, takePictures } from './page-checks.ts'

describe.skipIf(!chromiumPath)('What has failed recently', () => {
  test('the page of an event stream shows the newest of many failed deliveries', async ({
    stage,
    stream,
  }) => {
    await stream.fail(30)
    // Let the newest deliveries fail in a later second, because the service filters by whole seconds.
    await pause(3_000)
    const newest = await stream.fail(5)
    const page = await stage.signedIn(`/event-streams/${stream.id}`)
    const links = page.getByRole('region', { name: 'Recent failed deliveries' }).getByRole('listitem')
    await links.first().waitFor()
    const shown = await links
      .getByRole('link')
      .evaluateAll(all => all.map(link => link.getAttribute('href')?.split('/').at(-1)))
    expect(shown.sort()).toEqual(newest.sort())
  })

  test('the overview counts the failed deliveries of a stream that was disabled today', async ({
    stage,
    stream,
  }) => {
    await stream.fail(3)
    await stage.client.updateEventStream({ id: stream.id, status: 'disabled' })
    const page = await stage.signedIn()
    const failed = page.getByRole('region', { name: 'Failed today' })
    await expect.poll(() => failed.textContent()).toMatch(/^Failed today3Since 00:00 UTC\. 0 yesterday\./)
    await expectNarrow(page)
    await takePictures(page, 'overview-failed')
  })

  test('the overview leaves out a stream that is deleted while it reads', async ({ stage }) => {
    const { id } = await createStream(stage.client, 'short-lived', 'http://127.0.0.1:1/')
    const page = await stage.open()
    await page.route('**/stats*', async route => {
      await stage.client.deleteEventStream({ id }).catch(() => {})
      await route.continue()
    })
    await page.getByRole('radio', { name: 'Access token' }).check()
    await page.locator('[name=token]').fill(await stage.service.token())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('There are no event streams yet.').waitFor()
  })
})
