import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { messageOf, openStreamPage, test } from './stream-page.ts'

describe.skipIf(!chromiumPath)('The page of an event stream', () => {
  test('counts the events of a part of the log, and sends them again', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'audit', endpoint.url)
    await stage.publish(3)
    await stage.publish(2, 'organization.updated')
    await expect.poll(() => endpoint.requests.length).toBe(5)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Replay' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send events to “audit” again' })
    await dialog.getByRole('button', { name: 'Count the events' }).click()
    await expect.poll(() => messageOf(page, 'From: time')).not.toBe('')
    await expectAccessible(page)
    await page.getByLabel('From: time').fill('2026-01-01T00:00')
    await dialog.getByRole('button', { name: 'Count the events' }).click()
    await dialog.getByText('5 events in this part of the log.').waitFor()
    await dialog.getByLabel('organization.created').uncheck()
    await dialog.getByRole('button', { name: 'Count the events' }).click()
    await dialog.getByText('2 events in this part of the log.').waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-replay')
    await dialog.getByRole('button', { name: 'Replay 2 events' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => endpoint.requests.length).toBe(7)
    expect(JSON.parse(new TextDecoder().decode(endpoint.requests.at(-1)?.body))).toMatchObject({
      xpurpose: 'replay',
    })
  })

  test('shows a replay that is under way, and ends it', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'slow', endpoint.url, { max_events_per_second: 1 })
    await stage.publish(3)
    await expect.poll(() => endpoint.requests.length, { timeout: 10_000 }).toBe(3)
    await stage.client.replayEvents({ id, date_from: '2026-01-01T00:00:00Z' })
    const page = await openStreamPage(stage, id)
    const health = page.getByRole('region', { name: 'Health' })
    await expect.poll(() => health.textContent()).toMatch(/replaying.*The replay has sent .* since/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-replaying')
    await health.getByRole('button', { name: 'End the replay' }).click()
    await expect.poll(() => health.textContent()).not.toContain('The replay has sent')
    const { current } = await stage.client.getEventStreamStats({ id })
    expect(current.replay).toBeUndefined()
  })

  test('says how many events wait, and skips them after a confirmation', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'overrun', endpoint.url, { max_events_per_second: 1 })
    await stage.publish(20)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Skip' }).click()
    const dialog = page.getByRole('dialog', { name: 'Skip what waits for “overrun”?' })
    await dialog.getByText(/^\d+ events not delivered yet\.$/).waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-skip')
    await dialog.getByRole('button', { name: /^Skip \d+ events$/ }).click()
    await dialog.waitFor({ state: 'detached' })
    const count = async () => (await stage.client.skipEvents({ id, to: 'latest', dry_run: true })).events
    await expect.poll(count).toBe(0)
    expect(endpoint.requests.length).toBeLessThan(20)
  })

  test('enables an event stream with the events since it was disabled', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'repaired', endpoint.url, { status: 'disabled' })
    await stage.client.updateEventStream({ id, status: 'enabled' })
    await stage.client.updateEventStream({ id, status: 'disabled' })
    const ids = await stage.publish(3)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Enable' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Start with').selectOption('Events after a message')
    await dialog.getByLabel('Start with: offset').fill('nonsense')
    await dialog.getByRole('button', { name: 'Enable' }).click()
    await expect.poll(() => messageOf(page, 'Start with: offset')).toMatch(/not an offset/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-enable')
    await dialog
      .getByLabel('Start with', { exact: true })
      .selectOption('Events since it was disabled, and those that ended then')
    await dialog.getByRole('button', { name: 'Enable' }).click()
    await dialog.waitFor({ state: 'detached' })
    const received = () => endpoint.requests.map(({ headers }) => headers['webhook-id'])
    await expect.poll(() => received().toSorted()).toEqual(ids.toSorted())
  })

  test('stores the order and the rate of the form, and where a new event stream starts', async ({
    stage,
    endpoint,
  }) => {
    const ids = await stage.publish(2)
    const page = await stage.signedIn('/event-streams/new')
    await page.getByLabel('Name', { exact: true }).fill('ordered')
    await page.getByRole('checkbox', { name: 'organization.created' }).check()
    await page.getByLabel('Order').selectOption('In order for each object')
    await page.getByLabel('Most events in a second').fill('2000')
    await page.getByLabel('Start with').selectOption('Events since a time')
    await page.getByLabel('Start with: time').fill('2026-01-01T00:00')
    await page.getByLabel('Webhook endpoint').fill(endpoint.url)
    await page.getByLabel('Token').fill('shared')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect.poll(() => messageOf(page, 'Most events in a second')).toMatch(/1,?000/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-create-ordered')
    await page.getByLabel('Most events in a second').fill('50')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('button', { name: 'I have stored it' }).click()
    const facts = page.getByRole('region', { name: 'Configuration' })
    await expect.poll(() => facts.textContent()).toMatch(/In order for each object.*At most 50/)
    await expect
      .poll(() => endpoint.requests.map(({ headers }) => String(headers['webhook-id'])))
      .toEqual(expect.arrayContaining(ids))
  })
})
