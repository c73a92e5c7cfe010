import { type Client, createClient } from '@tenant-api/client'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStream, type FailedStream } from './failed-stream.ts'
import {
  executablePath,
  expectAccessible,
  expectNarrow,
  openStage,
  type Stage,
  takePictures,
} from './stage.ts'

describe.skipIf(!executablePath)('A redelivery', () => {
  let stage: Stage
  let client: Client
  let stream: FailedStream
  beforeAll(async () => {
    stage = await openStage({ WEBHOOK_RETRY_DELAYS: '1' })
    client = createClient({ baseUrl: stage.service.baseUrl, token: await stage.service.token() })
  })
  afterAll(() => stage?.close())
  beforeEach(async () => {
    stream = await createStream(stage, client, 'audit log')
  })
  afterEach(() => stream?.end())

  const confirm = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

  test('of the selected deliveries asks, and tells how many succeeded', async () => {
    const ids = await stream.fail(5)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    for (const id of ids.slice(0, 3)) await page.getByRole('checkbox', { name: id }).check()
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver selected' }).click()
    await page.getByRole('heading', { name: 'Redeliver 3 deliveries?' }).waitFor()
    await expectAccessible(page)
    await confirm(page, 'Cancel')
    expect(stream.endpoint.accepted).toEqual([])
    await page.getByRole('button', { name: 'Redeliver selected' }).click()
    const release = stream.endpoint.hold()
    await confirm(page, 'Redeliver 3')
    await page.getByText('3 deliveries are being redelivered.').waitFor()
    release()
    const result = page.getByText('3 redeliveries ended.')
    expect(await result.textContent()).toMatch(/3 succeeded, 0 failed again.$/)
    await expect.poll(() => page.getByRole('row').count()).toBe(3)
    expect([...stream.endpoint.accepted].sort()).toEqual(ids.slice(0, 3).sort())
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'deliveries-redelivered')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByText('ended').waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('of all that match counts them before, and leaves the others', async () => {
    await stream.fail(60)
    const others = await stream.fail(2, 422, 'organization.updated')
    const page = await stage.signedIn(`/deliveries/${stream.id}?event_types=organization.created`)
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver all that match' }).click()
    await page.getByText('60 deliveries are redelivered.').waitFor()
    await takePictures(page, 'deliveries-confirm')
    await confirm(page, 'Redeliver 60')
    await page.getByText('60 redeliveries ended. 0 failed deliveries match now.').waitFor()
    await page.getByText('No failed delivery matches the filters.').waitFor()
    const left = await client.getEventDeliveries({ id: stream.id })
    expect(left.map(({ id }) => id).sort()).toEqual([...others].sort())
    await page.context().close()
  })

  test('of more than 2,000 says that there are more', async () => {
    await stream.fail(2_001)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver all' }).click()
    await page.getByText('There are more than 2,000: all are redelivered.').waitFor()
    await confirm(page, 'Redeliver all')
    await page.getByText('2,001 redeliveries ended. 0 failed deliveries match now.').waitFor()
    await page.context().close()
  })

  test('shows how many are under way, and how many failed again', async () => {
    await stream.fail(4)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByText('4 loaded').waitFor()
    stream.endpoint.status = 415
    const release = stream.endpoint.hold()
    await page.getByRole('button', { name: 'Redeliver all' }).click()
    await confirm(page, 'Redeliver 4')
    await page.getByText('4 deliveries are being redelivered.').waitFor()
    await page.getByRole('progressbar').waitFor()
    await expectAccessible(page)
    await takePictures(page, 'deliveries-progress')
    release()
    await page.getByText('4 redeliveries ended. 0 succeeded, 4 failed again.').waitFor()
    await page.getByText('The endpoint answered with status 415.').first().waitFor()
    await page.context().close()
  })

  test('is refused for a disabled event stream, with the reason', async () => {
    const [first = ''] = await stream.fail(2)
    await client.updateEventStream({ id: stream.id, status: 'disabled' })
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByRole('button', { name: 'Redeliver all' }).click()
    await confirm(page, 'Redeliver 2')
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByRole('alert').textContent()).toMatch(/disabled. Enable it first./)
    await expectAccessible(page)
    await confirm(page, 'Cancel')
    await page.getByRole('checkbox', { name: first }).check()
    await page.getByRole('button', { name: 'Redeliver selected' }).click()
    await confirm(page, 'Redeliver 1')
    await page.getByText('1 refused: The event stream is disabled. Enable it first.').waitFor()
    await page.getByText('Nothing was redelivered.').waitFor()
    await page.context().close()
  })

  test('of one delivery shows its new attempts, and then that it has succeeded', async () => {
    const [event_id = ''] = await stream.fail(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByRole('link', { name: 'organization.created' }).click()
    await page.getByRole('heading', { name: '1 attempt', exact: true }).waitFor()
    const event = await page.getByRole('region', { name: 'Event' }).locator('pre').textContent()
    expect(JSON.parse(event ?? '')).toMatchObject({ id: event_id, data: { object: { id: 'org_1' } } })
    stream.endpoint.status = 415
    await page.getByRole('button', { name: 'Redeliver' }).click()
    await page.getByText('The service has accepted the redelivery.').waitFor()
    await page.getByRole('heading', { name: '2 attempts' }).waitFor()
    const attempts = page.getByRole('region', { name: '2 attempts' }).getByRole('listitem')
    expect(await attempts.allTextContents()).toEqual([
      expect.stringMatching(/^1.*status 422\.$/),
      expect.stringMatching(/^2.* later.*status 415\.$/),
    ])
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'delivery')
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver' }).click()
    await page.getByText('The redelivery succeeded.').waitFor()
    expect(await page.getByRole('button', { name: 'Redeliver' }).count()).toBe(0)
    await expectAccessible(page)
    await takePictures(page, 'delivery-succeeded')
    await page.getByRole('link', { name: 'Failed deliveries' }).click()
    await page.getByText('No delivery has failed.').waitFor()
    await page.context().close()
  })

  test('is awaited on the page of a delivery that is not in the history yet', async () => {
    stream.endpoint.status = 503
    const [event_id = ''] = await stage.publish(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}/${event_id}`)
    await page.getByRole('heading', { name: '2 attempts' }).waitFor()
    await page.context().close()
  })

  test('needs a scope: without it the page says which', async () => {
    const [event_id = ''] = await stream.fail(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}/${event_id}`, { scope: 'read:event_streams' })
    const button = page.getByRole('button', { name: 'Redeliver' })
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    expect(await button.getAttribute('title')).toBe('The token lacks the scope update:event_deliveries.')
    await expectAccessible(page)
    await page.context().close()
  })

  test('tells what it accepted if the token may not read its progress', async () => {
    await stream.fail(2)
    const page = await stage.signedIn(`/deliveries/${stream.id}`, {
      scope: 'read:event_deliveries update:event_deliveries',
    })
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver all' }).click()
    await confirm(page, 'Redeliver 2')
    await page.getByText('2 redeliveries accepted. The token lacks the scope read:event_streams.').waitFor()
    await page.getByText('No delivery has failed.').waitFor()
    await page.context().close()
  })

  test('works by keyboard alone', async () => {
    const [event_id = ''] = await stream.fail(2)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByText('2 loaded').waitFor()
    stream.endpoint.status = 200
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
    async function tabTo(name: string | RegExp): Promise<void> {
      for (let steps = 0; steps < 40; steps++) {
        await page.keyboard.press('Tab')
        if ((await focused())?.match(name)) return
      }
      throw new Error(`Tab does not reach ${name}`)
    }
    await tabTo(event_id)
    await page.keyboard.press('Space')
    await page.getByText('1 selected').waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('Redeliver selected')
    await page.keyboard.press('Enter')
    await tabTo('Redeliver 1')
    await page.keyboard.press('Enter')
    await page.getByText('1 redelivery ended. 1 succeeded').waitFor()
    expect(await focused()).toMatch(/loaded/)
    expect(stream.endpoint.accepted).toEqual([event_id])
    await page.context().close()
  })

  test('breaks no rule of the Content Security Policy, and calls no other host', () => {
    expect(stage.faults).toEqual([])
  })
})
