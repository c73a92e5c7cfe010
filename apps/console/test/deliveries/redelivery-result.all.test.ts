import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { confirm, test } from './failed-stream.ts'

describe.skipIf(!chromiumPath)('The result of a redelivery', () => {
  test('is shown only once the service has said that none is under way', async ({ stage, stream }) => {
    const [id = ''] = await stream.fail(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByRole('checkbox', { name: id }).check()
    await page.getByRole('button', { name: 'Redeliver selected' }).click()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/stats*', async route => {
      await promise
      await route.continue()
    })
    stream.endpoint.status = 200
    const release = stream.endpoint.hold()
    const listed = page
      .waitForResponse(response => response.request().method() === 'POST')
      .then(() => page.waitForResponse(response => new URL(response.url()).pathname.endsWith('/deliveries')))
    await confirm(page, 'Redeliver 1')
    await listed
    const frame = () => page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    for (let count = 0; count < 30; count += 1) await frame()
    expect(await page.getByText('1 redelivery ended.').count()).toBe(0)
    resolve()
    await page.getByText('1 delivery is being redelivered.').waitFor()
    release()
    await page.getByText('1 redelivery ended. 1 succeeded, 0 failed again.').waitFor()
  })
  test('does not repeat the refusals of an earlier redelivery', async ({ stage, stream }) => {
    const [id = ''] = await stream.fail(2)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByRole('checkbox', { name: id }).check()
    await stage.client.updateEventStream({ id: stream.id, status: 'disabled' })
    await page.getByRole('button', { name: 'Redeliver selected' }).click()
    await confirm(page, 'Redeliver 1')
    await page.getByText('1 refused: The event stream is disabled.').waitFor()
    await stage.client.updateEventStream({ id: stream.id, status: 'enabled' })
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver all' }).click()
    await confirm(page, 'Redeliver 2')
    await page.getByText('2 redeliveries ended. 2 succeeded, 0 failed again.').waitFor()
    expect(await page.getByText('refused').count()).toBe(0)
  })

  test('leaves a dialog open that was opened before the service accepted it', async ({ stage, stream }) => {
    await stream.fail(2)
    await stream.fail(1, 422, 'organization.updated')
    const page = await stage.signedIn(`/deliveries/${stream.id}?event_types=organization.created`)
    stream.endpoint.status = 200
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/redeliver', async route => {
      await promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Redeliver all that match' }).click()
    await confirm(page, 'Redeliver 2')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByRole('button', { name: 'Redeliver all', exact: true }).click()
    await page.getByRole('button', { name: 'Redeliver 3' }).waitFor()
    resolve()
    await page.getByText('2 redeliveries ended.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  test('disappears with its error when the user closes it', async ({ stage, stream }) => {
    const [id = ''] = await stream.fail(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByRole('checkbox', { name: id }).check()
    await page.getByRole('button', { name: 'Redeliver selected' }).click()
    await page.route('**/redeliver/*', route => route.abort())
    await confirm(page, 'Redeliver 1')
    await page.getByRole('alert').getByText('does not answer').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByText('Nothing was redelivered.').waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})
