import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { freePort } from '@tenant-api/test-kit/free-port'
import { startService, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { describe, expect, onTestFinished } from 'vitest'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { openStageWith, test } from '../stage.ts'
import { idsIn, openLive, shown } from './live-page.ts'

describe.skipIf(!chromiumPath)('The live view', () => {
  test('says how to make an event while there are no events', async ({ stage }) => {
    const page = await openLive(stage)
    await page.getByText('Waiting for events.').waitFor()
    await expectAccessible(page)
    await takePictures(page, 'live-empty')
  })

  test('shows events as they happen, and the raw message of a chosen event', async ({ stage }) => {
    const page = await openLive(stage)
    const ids = await stage.publish(5)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'live')
    await page.getByRole('button', { name: String(ids[2]) }).click()
    const detail = page.getByRole('complementary', { name: 'Event' })
    expect(JSON.parse((await detail.locator('pre').textContent()) ?? '')).toMatchObject({
      type: 'organization.created',
      event: { id: ids[2], data: { object: { id: 'org_1' } } },
    })
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'live-detail')
  })

  test('shows no new events while paused, and all of them when resumed', async ({ stage }) => {
    const page = await openLive(stage)
    const before = await stage.publish(1)
    await expect.poll(() => idsIn(page)).toEqual(before)
    await page.getByRole('button', { name: 'Pause' }).click()
    const during = await stage.publish(2)
    const resume = page.getByRole('button', { name: 'Resume (2 new)' })
    await resume.waitFor()
    expect(await idsIn(page)).toEqual(before)
    await resume.click()
    await expect.poll(() => idsIn(page)).toEqual([...before, ...during])
  })

  test('jumps to a time, and back to the latest events', async ({ stage }) => {
    const ids = await stage.publish(2)
    const page = await openLive(stage)
    await page.locator('summary', { hasText: 'Jump to a time' }).click()
    await page.getByRole('button', { name: 'Jump', exact: true }).click()
    await expect.poll(async () => (await shown(page)).kept).toBeGreaterThan(2)
    await page.getByRole('searchbox').fill(String(ids[0]))
    await expect.poll(() => idsIn(page)).toEqual([ids[0]])
    await page.locator('summary', { hasText: 'From ' }).click()
    await page.getByRole('button', { name: 'Back to the latest' }).click()
    await expect.poll(async () => (await shown(page)).kept).toBe(0)
  })

  test('keeps the events while another view is shown', async ({ stage }) => {
    const page = await openLive(stage)
    const ids = await stage.publish(2)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    const views = page.getByRole('navigation', { name: 'Views' })
    await page.clock.install()
    await views.getByRole('link', { name: 'Rate limit policies' }).click()
    await page.getByRole('heading', { name: 'Rate limit policies' }).waitFor()
    // Wait until a subscription that no component uses would be closed.
    await page.clock.runFor(5_000)
    await page.clock.resume()
    const later = await stage.publish(1)
    await views.getByRole('link', { name: 'Live', exact: true }).click()
    await expect.poll(() => idsIn(page)).toEqual([...ids, ...later])
  })

  test('shows the events since the sign-in, also those of the time before it was first opened', async ({
    stage,
  }) => {
    const page = await stage.signedIn()
    const rate = page.getByRole('region', { name: 'Events a second' })
    await expect.poll(() => rate.textContent()).toMatch(/None since/)
    const ids = await stage.publish(3)
    await expect.poll(() => rate.textContent()).toMatch(/The last one at/)
    await page.getByRole('link', { name: 'Watch them live' }).click()
    await expect.poll(() => idsIn(page)).toEqual(ids)
  })

  test('loses no event when the service crashes', async () => {
    // Make the client wait for a minute, to show that the console reconnects sooner.
    const env = { PORT: String(await freePort()), EVENTS_RETRY_MS: '60000' }
    const crashing = await startServiceProcess(env)
    onTestFinished(crashing.kill)
    const crashed = await openStageWith(crashing)
    const page = await openLive(crashed)
    const before = await crashed.publish(10)
    await expect.poll(() => idsIn(page)).toEqual(before)
    await crashing.kill()
    await page.getByText('reconnecting', { exact: true }).waitFor()
    expect(await idsIn(page)).toEqual(before)
    await takePictures(page, 'live-reconnecting')
    const again = await startService({ ...env, DATA_DIR: crashing.dataDir })
    const after = await crashed.publish(10)
    await expect.poll(() => idsIn(page)).toEqual([...before, ...after])
    await page.getByText('live', { exact: true }).waitFor()
    await again.stop()
    await crashed.close()
  })

  test('names the missing scope', async ({ stage }) => {
    const page = await stage.signedIn('/live', { scope: 'read:event_streams' })
    await page.getByText('The token lacks the scope read:events.').waitFor()
    await page.getByRole('link', { name: 'what the token may do' }).click()
    await page.getByRole('heading', { name: 'Access' }).waitFor()
  })
})
