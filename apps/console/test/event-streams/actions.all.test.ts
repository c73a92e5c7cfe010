import { verifyWebhook } from '@tenant-api/client/webhooks'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { holdClock } from '@tenant-api/test-kit/hold-clock'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { openEndpoint } from '../endpoint.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { heading, messageOf, openStreamPage, test } from './stream-page.ts'

describe.skipIf(!chromiumPath)('The actions on the page of an event stream', () => {
  test('disable the event stream after a confirmation, and enable it again', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'search index', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Disable' }).click()
    const dialog = page.getByRole('dialog', { name: 'Disable the event stream “search index”?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await stage.client.getEventStream({ id })).status).toBe('enabled')
    await page.getByRole('button', { name: 'Disable' }).click()
    await expectAccessible(page)
    await takePictures(page, 'event-stream-disable')
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Enable' }).waitFor()
    const { status } = await stage.client.getEventStream({ id })
    expect(status).toBe('disabled')
    const health = page.getByRole('region', { name: 'Health' })
    await expect
      .poll(() => health.textContent())
      .toContain(
        `disabled Nothing is delivered until you enable the event stream. Then you choose with which events it begins.`,
      )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enable' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
    await expect.poll(() => health.textContent()).toContain('Events are delivered as they happen.')
    expect((await stage.client.getEventStream({ id })).status).toBe('enabled')
  })

  test('change nothing if someone else has changed the event stream since the dialog was opened', async ({
    stage,
    endpoint,
  }) => {
    const { id } = await createStream(stage.client, 'watched', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await stage.client.updateEventStream({ id, name: 'needed' })
    // The page behind the dialog shows the change. The dialog still asks about the event stream that it was opened for.
    await heading(page, 'needed').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('Someone else has changed this since you opened it').waitFor()
    expect((await stage.client.getEventStream({ id })).name).toBe('needed')
    await expectAccessible(page)
    await takePictures(page, 'event-stream-delete-overtaken')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await heading(page, 'Event streams').waitFor()
  })

  test('rotate the signing secret, and show the new one once', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'billing', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Rotate the secret' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    await expect.poll(() => messageOf(page, 'Token')).toBe('Enter a value.')
    await expectAccessible(page)
    await takePictures(page, 'event-stream-rotate')
    await page.keyboard.type('shared')
    await page.keyboard.press('Enter')
    await holdClock(page)
    await page.getByRole('button', { name: 'Copy the secret' }).click()
    await page.getByText('Copied').waitFor()
    await page.clock.resume()
    const secret = await page.evaluate(() => navigator.clipboard.readText())
    expect(secret).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'I have stored it' }).click()
    expect(await page.content()).not.toContain(secret)
    const { event_id } = await stage.client.testEventStream({ id, event_type: 'user.created' })
    const received = () => endpoint.requests.find(({ headers }) => headers['webhook-id'] === event_id)
    await expect.poll(received).toBeDefined()
    const { headers, body } = received() ?? {}
    expect(await verifyWebhook(headers ?? {}, body ?? '', secret)).toMatchObject({ id: event_id })
  })

  test('show the new secret also to a user who cancels a rotation under way, or leaves the page', async ({
    stage,
    endpoint,
  }) => {
    await createStream(stage.client, 'invoices', endpoint.url)
    for (const leave of [(page: Page) => page.keyboard.press('Escape'), (page: Page) => page.goBack()]) {
      const page = await stage.signedIn('/event-streams')
      await page.getByRole('link', { name: 'invoices' }).click()
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route('**/api/v2/event-streams/*', async route => {
        if (route.request().method() === 'PATCH') await promise
        await route.continue()
      })
      await page.getByRole('button', { name: 'Rotate the secret' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Token').fill('shared')
      const [request] = await Promise.all([
        page.waitForRequest(sent => sent.method() === 'PATCH'),
        dialog.getByRole('button', { name: 'Rotate' }).click(),
      ])
      await leave(page)
      await dialog.waitFor({ state: 'detached' })
      resolve()
      const { signing_secret } = request.postDataJSON().destination.configuration
      const secret = page.getByRole('region', { name: 'Signing secret of “invoices”' })
      await expect.poll(() => secret.textContent()).toContain(signing_secret)
      await secret.getByRole('button', { name: 'I have stored it' }).click()
      expect(await page.content()).not.toContain(signing_secret)
    }
  })

  test('look for the outcome of a test event as long as it is under way', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'slow reports', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.clock.install()
    const send = async () => {
      await page.getByRole('button', { name: 'Send a test event' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    }
    const release = endpoint.hold()
    await send()
    await page.getByText(/^The test event .* is on its way\.$/).waitFor()
    const looks = (url: string) => url.includes('/attempts?')
    for (let seconds = 0; seconds < 60; seconds += 1) {
      const looked = page.waitForResponse(response => looks(response.url()), { timeout: 200 }).catch(() => {})
      await page.clock.runFor(1_000)
      await looked
    }
    endpoint.status = 422
    endpoint.answer = 'The reports are closed.'
    release()
    await expect.poll(() => stage.client.getEventDeliveries({ id })).toHaveLength(1)
    await page.clock.runFor(2_000)
    const outcome = page.getByRole('status').filter({ hasText: 'test event' })
    await outcome.getByText(/^The test event .* failed\.$/).waitFor()
    expect(await outcome.textContent()).toMatch(/status 422.* The attempt took .* s\.AnswerThe reports are/)

    endpoint.status = 204
    endpoint.answer = ''
    await send()
    await expect.poll(() => endpoint.requests.length).toBe(2)
    await page.clock.runFor(1_000)
    await outcome.getByText(/^The test event .* has arrived\.$/).waitFor()
    expect(await outcome.textContent()).toMatch(/status 204\. The attempt took \d+ ms\./)
    await expectAccessible(page)
  })

  test('send a test event, link to its failed delivery, and say what helps', async ({ stage }) => {
    const refusing = await openEndpoint(415)
    const { id } = await createStream(stage.client, 'reports', refusing.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Send a test event' }).click()
    await page.getByLabel('Event type').selectOption('group.created')
    await expectAccessible(page)
    await takePictures(page, 'event-stream-test')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await page.getByText('The test event group.created failed.').waitFor()
    const failures = page.getByRole('region', { name: 'Recent failed deliveries' })
    for (const place of [page.getByRole('status').first(), failures])
      await place.getByText('until they get a parser of raw bytes for it.').waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-test-failed')
    const [delivery] = await stage.client.getEventDeliveries({ id })
    await page.getByRole('link', { name: 'See its delivery' }).click()
    expect(page.url()).toBe(`${stage.service.baseUrl}/console/deliveries/${id}/${delivery?.id}`)
  })
})
