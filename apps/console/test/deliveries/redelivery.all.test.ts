import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { acceptedBy } from '../endpoint.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { confirm, test } from './failed-stream.ts'

describe.skipIf(!chromiumPath)('A redelivery', () => {
  test('of selected deliveries asks before, and shows how many succeeded', async ({ stage, stream }) => {
    const ids = await stream.fail(5)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    for (const id of ids.slice(0, 3)) await page.getByRole('checkbox', { name: id }).check()
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver selected' }).click()
    await page.getByRole('heading', { name: 'Redeliver 3 deliveries?' }).waitFor()
    await expectAccessible(page)
    await confirm(page, 'Cancel')
    expect(acceptedBy(stream.endpoint)).toEqual([])
    await page.getByRole('button', { name: 'Redeliver selected' }).click()
    const release = stream.endpoint.hold()
    await confirm(page, 'Redeliver 3')
    await page.getByText('3 deliveries are being redelivered.').waitFor()
    release()
    const result = page.getByText('3 redeliveries ended.')
    expect(await result.textContent()).toMatch(/3 succeeded, 0 failed again.$/)
    await expect.poll(() => page.getByRole('row').count()).toBe(3)
    expect(acceptedBy(stream.endpoint)).toEqual(ids.slice(0, 3).sort())
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'deliveries-redelivered')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByText('ended').waitFor({ state: 'detached' })
  })

  test('of all that match the filters counts them before, and does not redeliver others', async ({
    stage,
    stream,
  }) => {
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
    const left = await stage.client.getEventDeliveries({ id: stream.id })
    expect(left.map(({ id }) => id).sort()).toEqual([...others].sort())
  })

  test('of more than 2,000 deliveries is announced as more than 2,000', async ({ stage, stream }) => {
    await stream.fail(2_001)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver all' }).click()
    await page.getByText('There are more than 2,000: all are redelivered.').waitFor()
    await confirm(page, 'Redeliver all')
    await page.getByText('2,001 redeliveries ended. 0 failed deliveries match now.').waitFor()
  })

  test('shows how many deliveries are under way, and how many failed again', async ({ stage, stream }) => {
    await stream.fail(4)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByText('4 loaded').waitFor()
    stream.endpoint.status = 413
    const release = stream.endpoint.hold()
    await page.getByRole('button', { name: 'Redeliver all' }).click()
    await confirm(page, 'Redeliver 4')
    await page.getByText('4 deliveries are being redelivered.').waitFor()
    await page.getByRole('progressbar').waitFor()
    await expectAccessible(page)
    await takePictures(page, 'deliveries-progress')
    release()
    await page.getByText('4 redeliveries ended. 0 succeeded, 4 failed again.').waitFor()
    await page.getByText('The endpoint answered with status 413.').first().waitFor()
  })

  test('of selected deliveries waits for the one before to be accepted', async ({ stage, stream }) => {
    const [first = '', second = ''] = await stream.fail(2)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    stream.endpoint.status = 200
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/redeliver/*', async route => {
      await promise
      await route.continue()
    })
    const redeliver = page.getByRole('button', { name: 'Redeliver selected' })
    async function select(id: string): Promise<void> {
      await page.getByRole('checkbox', { name: id }).check()
      await redeliver.waitFor()
    }
    await select(first)
    await redeliver.click()
    await confirm(page, 'Redeliver 1')
    await page.getByText('The service has accepted 0 of 1.').waitFor()
    await select(second)
    expect(await redeliver.getAttribute('aria-disabled')).toBe('true')
    resolve()
    await page.getByText('1 redelivery ended. 1 succeeded').waitFor()
    await redeliver.click()
    await confirm(page, 'Redeliver 1')
    await page.getByText('No delivery has failed.').waitFor()
    expect(acceptedBy(stream.endpoint)).toEqual([first, second].sort())
  })

  test('is refused for a disabled event stream, with the reason', async ({ stage, stream }) => {
    const [first = ''] = await stream.fail(2)
    await stage.client.updateEventStream({ id: stream.id, status: 'disabled' })
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
  })

  test('shows how many deliveries are accepted if the token may not read the progress', async ({
    stage,
    stream,
  }) => {
    await stream.fail(2)
    const page = await stage.signedIn(`/deliveries/${stream.id}`, {
      scope: 'read:event_deliveries update:event_deliveries',
    })
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver all' }).click()
    await confirm(page, 'Redeliver 2')
    await page.getByText('2 redeliveries accepted. The token lacks the scope read:event_streams.').waitFor()
    await page.getByText('No delivery has failed.').waitFor()
  })

  test('works by keyboard alone', async ({ stage, stream }) => {
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
    expect(acceptedBy(stream.endpoint)).toEqual([event_id])
  })
})
